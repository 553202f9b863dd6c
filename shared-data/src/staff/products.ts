import * as z from 'zod/mini';
import { answer, parsedAnswer } from '../answer';
import { checkedInput } from '../checkedInput';
import { DataError } from '../dataError';
import { line, text } from '../fields';
import { type Product, productCategories, productRow } from '../product';
import { editRow, type ReadRow } from './editRow';
import { staffClient } from './staffClient';

const isInCents = (price: number) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;

/** The product form. The value of the price field is a number (`valueAsNumber`), NaN when empty. */
export const productSchema = z.object({
  name: line(200),
  description: text(5000),
  price: z
    .number('number')
    .check(z.gte(0, 'minZero'), z.lt(100_000_000, 'priceLimit'), z.refine(isInCents, 'cents')),
  category: z.enum(productCategories, 'required'),
  /** An http(s) address, or a path of this site. */
  image_url: line(2048).check(z.regex(/^(https?:\/\/[^\s/]|\/[^\s/\\])\S*$/i, 'url')),
  in_stock: z.boolean(),
});
export type ProductInput = z.infer<typeof productSchema>;

/** Adds a product. @throws {DataError} */
export const addProduct = (input: ProductInput): Promise<Product> =>
  parsedAnswer(
    staffClient().from('products').insert(checkedInput(productSchema, input)).select().single(),
    productRow,
  );

/**
 * Changes a product, unless another session has changed it since it was read.
 * @throws {DataError} `conflict`, `notFound`, `forbidden`, …
 */
export const editProduct = (read: ReadRow, input: ProductInput): Promise<Product> =>
  editRow({
    table: 'products',
    read,
    changes: checkedInput(productSchema, input),
    row: productRow,
  });

/**
 * Deletes a product; does nothing when it was deleted already.
 * @throws {DataError} `forbidden` when the account is no longer an administrator's
 */
export async function deleteProduct(id: string): Promise<void> {
  await answer(staffClient().from('products').delete().eq('id', id));
  // When row level security forbids a delete, the response is the same as for no matching row.
  const { data } = await answer(staffClient().from('products').select('id').eq('id', id));
  if (data?.length) throw new DataError('forbidden');
}
