import type { PublishedProduct } from '@shop/shared-contract';
import { replacesTires } from '@shop/shared-data/tire-fitment';
import { markingOf } from './product';

export function fits(markings: readonly string[]): (product: PublishedProduct) => boolean {
  const replaces = replacesTires(markings);
  return (product) => replaces(markingOf(product) ?? '');
}
