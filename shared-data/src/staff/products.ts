import * as z from 'zod/mini';
import { DataError } from '../dataError';
import { multilineText, optionalText, singleLineText } from '../fields';
import { parseInput } from '../parseInput';
import { type Product, partCategories, productCategories, productRow } from '../product';
import { parseQuery, runQuery } from '../runQuery';
import { editRow, type RowVersion } from './editRow';
import { price } from './price';
import { optionalProductLine, photoAddressSchema, stockFields, tireFields } from './productFields';
import { staffClient } from './staffClient';

const otherKind: Record<Product['kind'], readonly string[]> = {
  tire: partCategories,
  part: productCategories,
};

/** A product as staff enter it. The value of a number's field is NaN when it is malformed. */
export const productSchema = z
  .object({
    kind: z.enum(['tire', 'part'], 'kind'),
    name: singleLineText(200),
    description: multilineText(5000),
    price,
    category: singleLineText(100),
    image_url: photoAddressSchema,
    in_stock: z.boolean(),
    brand: optionalProductLine(60),
    sku: z.string().check(z.trim(), z.maxLength(40, 'tooLong'), z.regex(/^\S*$/, 'sku')),
    condition: z.enum(['new', 'used'], 'condition'),
    ...tireFields,
    ...stockFields,
    free_shipping: z.boolean(),
    name_es: optionalProductLine(200),
    description_es: optionalText(5000),
    photos: z.array(photoAddressSchema).check(z.maxLength(12, 'photoCount')),
  })
  .check(
    z.refine(({ kind, category }) => !otherKind[kind].includes(category), {
      path: ['category'],
      error: 'required',
    }),
  );
export type ProductInput = z.infer<typeof productSchema>;

/** Removes what the kind and the condition of a product leave out: its fields are not on the screen. */
function withoutHidden(input: ProductInput): ProductInput {
  const condition = input.category === 'used-tires' ? 'used' : input.condition;
  const isTire = input.kind === 'tire';
  return {
    ...input,
    condition,
    ...(!isTire && { size: '', load_index: null, speed_rating: '' }),
    ...(!(isTire && condition === 'used') && { tread_32nds: null, dot: '' }),
  };
}

/** The product form: `productSchema`, in which fields that are not on the screen are empty. */
export const productFormSchema = {
  shape: productSchema.shape,
  safeParse: (input: unknown) => productSchema.safeParse(withoutHidden(input as ProductInput)),
};

/** Adds a product. @throws {DataError} `invalid` with the code `products_sku_once`, … */
export const addProduct = (input: ProductInput): Promise<Product> =>
  parseQuery(
    staffClient().from('products').insert(parseInput(productSchema, input)).select().single(),
    productRow,
  );

/**
 * Changes a product if it is unchanged since it was read.
 * @throws {DataError} `conflict`, `notFound`, `invalid`, …
 */
export const editProduct = (read: RowVersion, input: ProductInput): Promise<Product> =>
  editRow({
    table: 'products',
    read,
    changes: parseInput(productSchema, input),
    row: productRow,
  });

/** Deletes a product; idempotent. @throws {DataError} `forbidden` without administrator rights */
export async function deleteProduct(id: string): Promise<void> {
  await runQuery(staffClient().from('products').delete().eq('id', id));
  // When row level security forbids a delete, the response is the same as for no matching row.
  const { data } = await runQuery(staffClient().from('products').select('id').eq('id', id));
  if (data?.length) throw new DataError('forbidden');
}
