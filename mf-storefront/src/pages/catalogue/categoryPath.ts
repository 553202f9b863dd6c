import { paths } from '@shop/shared-contract';
import type { Department } from '../../catalogue/department';

/** Where a category is found. */
export const categoryPath = ({ id }: Department, category = 'all') =>
  id === 'tires' ? paths.tires(category) : paths.autoParts(category);
