import * as z from 'zod/mini';

/** The categories that the form offers. The database checks the category of a row. */
export const productCategories = [
  'all-season-tires',
  'winter-tires',
  'performance-tires',
  'all-terrain-tires',
  'run-flat-tires',
  'used-tires',
] as const;

/** A row of `products`. */
export const productRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** US dollars. */
  price: z.number(),
  category: z.string(),
  image_url: z.string(),
  in_stock: z.boolean(),
  created_at: z.string(),
  /** Returned with an edit, so that the server detects a lost update. */
  updated_at: z.string(),
});
export type Product = z.infer<typeof productRow>;
