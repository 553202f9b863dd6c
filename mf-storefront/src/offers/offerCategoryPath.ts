import { paths } from '@shop/shared-contract';

/**
 * The path of the catalogue that an offer is of: `tires`, `parts`, or a category. Read from the name, so that the home
 * page does not load the lists of categories, with which a test compares it.
 */
export function offerCategoryPath(category: string): string {
  if (category === 'tires') return paths.tires();
  if (category === 'parts') return paths.autoParts();
  return category.endsWith('-tires') ? paths.tires(category) : paths.autoParts(category);
}
