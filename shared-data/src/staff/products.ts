import * as z from 'zod/mini';
import { DataError } from '../dataError';
import { multilineText, singleLineText } from '../fields';
import { parseInput } from '../parseInput';
import { type Product, productRow } from '../product';
import { parseQuery, runQuery } from '../runQuery';
import { editRow, type RowVersion } from './editRow';
import { price } from './price';
import { staffClient } from './staffClient';

/** The product form. The value of the price field is a number (`valueAsNumber`), NaN when empty. */
export const productSchema = z.object({
  name: singleLineText(200),
  description: multilineText(5000),
  price,
  category: singleLineText(100),
  /** An http(s) address, or a path of this site. */
  image_url: singleLineText(2048).check(z.regex(/^(https?:\/\/[^\s/]|\/[^\s/\\])\S*$/i, 'url')),
  in_stock: z.boolean(),
});
export type ProductInput = z.infer<typeof productSchema>;

/** Adds a product. @throws {DataError} */
export const addProduct = (input: ProductInput): Promise<Product> =>
  parseQuery(
    staffClient().from('products').insert(parseInput(productSchema, input)).select().single(),
    productRow,
  );

/**
 * Changes a product, unless another session has changed it since it was read.
 * @throws {DataError} `conflict`, `notFound`, `forbidden`, …
 */
export const editProduct = (read: RowVersion, input: ProductInput): Promise<Product> =>
  editRow({
    table: 'products',
    read,
    changes: parseInput(productSchema, input),
    row: productRow,
  });

/**
 * Deletes a product; does nothing when it was deleted already.
 * @throws {DataError} `forbidden` when the account is no longer an administrator's
 */
export async function deleteProduct(id: string): Promise<void> {
  await runQuery(staffClient().from('products').delete().eq('id', id));
  // When row level security forbids a delete, the response is the same as for no matching row.
  const { data } = await runQuery(staffClient().from('products').select('id').eq('id', id));
  if (data?.length) throw new DataError('forbidden');
}
