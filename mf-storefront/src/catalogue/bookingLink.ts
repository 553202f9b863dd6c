import { type BookingState, type PublishedProduct, paths } from '@shop/shared-contract';
import { MOST_TIRES } from '@shop/shared-data';
import type { Language } from '@shop/shared-i18n';
import { bookingPath } from '../bookingPath';
import { isTire, productTexts } from './product';

const WHEELS = 4;

/** Returns how many tires a visitor probably wants: a set, or what is left of one. */
export const usualCount = ({ available = WHEELS }: PublishedProduct): number =>
  Math.max(1, Math.min(WHEELS, available));

export const countChoices = ({ available = MOST_TIRES }: PublishedProduct): number[] =>
  Array.from({ length: Math.max(1, Math.min(MOST_TIRES, available)) }, (_, more) => 1 + more);

/** Returns the link that books `count` tires, or names a part in the notes: its price depends on the work. */
export function bookingLink(
  product: PublishedProduct,
  count: number,
  language: Language,
): { to: string; state?: BookingState } {
  if (isTire(product)) return { to: bookingPath({ tires: product.id, count }) };
  const { name } = productTexts(product, language);
  return {
    to: paths.booking(),
    state: { product: product.sku ? `${name} (${product.sku})` : name },
  };
}
