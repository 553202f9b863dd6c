import * as z from 'zod/mini';

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
export const productRow = z.object({
  id: z.string(),
  kind: z.enum(['tire', 'part']),
  name: z.string(),
  description: z.string(),
  /** US dollars. */
  price: z.number(),
  category: z.string(),
  image_url: z.string(),
  in_stock: z.boolean(),
  brand: z.string(),
  sku: z.string(),
  condition: z.enum(['new', 'used']),
  /** `225/65R17`, `LT265/70R17`, `35X12.50R20LT`. */
  size: z.string(),
  load_index: z.nullable(z.number()),
  speed_rating: z.string(),
  tread_32nds: z.nullable(z.number()),
  /** Week and year of manufacture, `3521`. */
  dot: z.string(),
  /** Null when the shop does not count them. */
  quantity: z.nullable(z.number()),
  /** Quantity less what bookings hold. */
  available: z.nullable(z.number()),
  promised: z.number(),
  low_stock: z.nullable(z.number()),
  is_low: z.boolean(),
  free_shipping: z.boolean(),
  name_es: z.string(),
  description_es: z.string(),
  photos: z.array(z.string()),
  /** An example of a new shop. */
  is_sample: z.boolean(),
  /** 0 to 5, with the number of reviews behind it. */
  rating: z.nullable(z.number()),
  reviews: z.nullable(z.number()),
  created_at: z.string(),
  /** Returned with an edit, so that the server detects a lost update. */
  updated_at: z.string(),
});
export type Product = z.infer<typeof productRow>;
