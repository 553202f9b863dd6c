import { replacesTires } from '@shop/shared-data/tire-fitment';
import type { CatalogueProduct } from './product';

export function fits(markings: readonly string[]): (product: CatalogueProduct) => boolean {
  const replaces = replacesTires(markings);
  return ({ specs }) => replaces(specs.find(({ label }) => label === 'size')?.value ?? '');
}
