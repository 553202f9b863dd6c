import { paths } from '@shop/shared-contract';
import type { Department } from './departments';
import type { en } from './locales/en';

export const categoryPath = ({ id }: Department, category = 'all') =>
  id === 'tires' ? paths.tires(category) : paths.autoParts(category);

/**
 * The key of a category's texts in the locales. `all` is in two departments, so its keys are `all-tires` and
 * `all-parts`.
 */
export const pageKey = ({ id }: Department, category: string) =>
  // Categories are open strings; a test holds the keys of the locales against the departments.
  (category === 'all' ? `all-${id}` : category) as keyof typeof en.intros;
