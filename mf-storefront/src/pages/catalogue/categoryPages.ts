import { paths } from '@shop/shared-contract';
import type { Department } from '../../catalogue/departments';
import type { en } from './locales/en';

/** The path of a category's page. */
export const categoryPath = ({ id }: Department, category = 'all') =>
  id === 'tires' ? paths.tires(category) : paths.autoParts(category);

/**
 * The key of a category's title and introduction in the locales: its id. The two pages that list
 * everything are both `all` in the address, so their keys name the department: `all-tires`.
 * @param category one of the department's categories
 */
export const pageKey = ({ id }: Department, category: string) =>
  // Categories are open strings; a test holds the keys of the locales against the departments.
  (category === 'all' ? `all-${id}` : category) as keyof typeof en.intros;
