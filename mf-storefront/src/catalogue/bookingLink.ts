import { MOST_TIRES, type PublishedProduct } from '@shop/shared-contract';
import { bookingPath } from '../bookingPath';
import { isTire } from './product';

const WHEELS = 4;

/** Returns how many tires a visitor probably wants: a set, or what is left of one. */
export const usualCount = ({ available = WHEELS }: PublishedProduct): number =>
  Math.max(1, Math.min(WHEELS, available));

export const countChoices = ({ available = MOST_TIRES }: PublishedProduct): number[] =>
  Array.from({ length: Math.max(1, Math.min(MOST_TIRES, available)) }, (_, more) => 1 + more);

/** Returns the path that books `count` tires, or names a part in the notes: its price depends on the work. */
export const bookingLink = (product: PublishedProduct, count: number): string =>
  bookingPath(isTire(product) ? { tires: product.id, count } : { product: product.id });
