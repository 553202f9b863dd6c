import { type BookingState, paths } from '@shop/shared-contract';
import { MOST_TIRES } from '@shop/shared-data';
import type { Language } from '@shop/shared-i18n';
import { bookingPath } from '../bookingPath';
import { isTire } from './itemPath';
import { type CatalogueProduct, productTexts } from './product';

const WHEELS = 4;

/** Returns how many tires a visitor probably wants: a set, or what is left of one. */
export const usualCount = ({ available = WHEELS }: CatalogueProduct): number =>
  Math.max(1, Math.min(WHEELS, available));

export const countChoices = ({ available = MOST_TIRES }: CatalogueProduct): number[] =>
  Array.from({ length: Math.max(1, Math.min(MOST_TIRES, available)) }, (_, more) => 1 + more);

/**
 * Returns the link that books the installation of `count` tires. A booking promises tires that staff entered. Samples
 * and parts are named in the notes: the database knows no sample, and a part's price depends on the work.
 */
export function bookingLink(
  product: CatalogueProduct,
  count: number,
  language: Language,
): { to: string; state?: BookingState } {
  const isSample = product.id.startsWith('sample-');
  if (isTire(product) && !isSample) return { to: bookingPath({ tires: product.id, count }) };
  const size = product.specs.find(({ label }) => label === 'size')?.value;
  const name = [productTexts(product, language).name, size].filter(Boolean).join(' ');
  const named = product.sku ? `${name} (${product.sku})` : name;
  return {
    to: paths.booking(),
    state: { product: isTire(product) ? `${count} × ${named}` : named },
  };
}
