import type { InstallationPrices, PublishedProduct, Shop } from '@shop/shared-contract';
import { installedPrice } from './installedPrice';

const SET = 4;

/**
 * Finds the lowest price of four tires with their installation, among those of which the shop has four.
 * @returns US dollars; that of an example only while the shop has entered no products of its own; undefined where no
 *   set is in stock
 */
export function tiresFrom(
  products: readonly PublishedProduct[],
  settings: InstallationPrices,
): Shop['tiresFrom'] {
  const areExamples = products.every(({ is_sample }) => is_sample);
  const totals = products
    .filter(({ kind, in_stock, is_sample, available = SET }) => {
      const isOffered = areExamples || !is_sample;
      return isOffered && kind === 'tire' && in_stock && available >= SET;
    })
    .map(
      ({ price, condition }) => installedPrice({ price, condition, count: SET, settings }).total,
    );
  if (totals.length === 0) return undefined;
  const price = totals.reduce((lowest, total) => Math.min(lowest, total));
  return { price, ...(areExamples && { isExample: true }) };
}
