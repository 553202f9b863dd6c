import type * as z from 'zod/mini';
import type { productsRow } from '../storedRows';

/** The categories of tires that the form offers. The database checks the category of a row. */
export const productCategories = [
  'all-season-tires',
  'winter-tires',
  'performance-tires',
  'all-terrain-tires',
  'run-flat-tires',
  'used-tires',
] as const;

export const partCategories = [
  'brake-parts',
  'engine-parts',
  'filters',
  'suspension-parts',
  'electrical-parts',
  'transmission-parts',
  'wipers',
  'spark-plugs',
] as const;

/** A row of `products`. Empty texts and null mean that nothing was entered. */
export type Product = z.infer<typeof productsRow>;
