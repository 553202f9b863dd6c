import * as z from 'zod/mini';
import { DataError } from '../dataError';
import { multilineText, optionalText, parseInput, singleLineText } from '../fields';
import { parseQuery, runQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { price } from '../staffFields';
import { editRow, type RowVersion } from '../staffTable';
import { type Product, partCategories, productCategories, productRow } from './product';
import { findTireSizes, normalizeTireSize } from './search/tireSizes';
import { TIRE_SIZE } from './tireSize';

// The messages are keys of `problems.*` in the section's locales; those of texts and prices are common.

/** An address of a photo, as the database accepts it: https, or a path of this site. */
export const photoAddressSchema = singleLineText(2048).check(
  z.refine((address) => !/^http:/i.test(address), { error: 'https', abort: true }),
  z.refine((address) => !/^https:\/\/[^/?#\\]*@/i.test(address), {
    error: 'credentials',
    abort: true,
  }),
  z.regex(/^(https:\/\/[^\s/]|\/[^\s/\\])[^\s"]*$/i, 'url'),
);

const optionalProductLine = (longest: number) =>
  z.string().check(
    z.overwrite((value) => value.replace(/\p{Cc}+/gu, ' ')),
    z.trim(),
    z.maxLength(longest, 'tooLong'),
  );

/** A whole number, or null for an empty field. */
const wholeNumber = (least: number, most: number, problem: string) =>
  z.nullable(
    z
      .number('number')
      .check(
        z.refine((value) => Number.isInteger(value) && value >= least && value <= most, problem),
      ),
  );

const tireFields = {
  size: z.string().check(
    z.overwrite(normalizeTireSize),
    z.refine((size) => size === '' || TIRE_SIZE.test(size), 'size'),
  ),
  load_index: wholeNumber(50, 150, 'loadIndex'),
  speed_rating: z.string().check(
    z.overwrite((letter) => letter.trim().toUpperCase()),
    z.regex(/^[LMNPQRSTUHVWYZ]?$/, 'speedRating'),
  ),
  tread_32nds: wholeNumber(2, 32, 'tread'),
  /** Its last four digits are stored; the whole code may be typed. */
  dot: z.string().check(
    z.overwrite((code) => /\b(\d{4})\s*$/.exec(code)?.[1] ?? code.trim()),
    z.regex(/^$|^(0[1-9]|[1-4]\d|5[0-3])\d\d$/, 'dot'),
  ),
};

export const stockFields = {
  quantity: wholeNumber(0, 100_000, 'quantity'),
  low_stock: wholeNumber(0, 100_000, 'quantity'),
};

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

/** Fills an empty load index and speed rating from what was typed behind the size: `225/65R17 102H`. */
function withService(input: ProductInput): ProductInput {
  const [{ service = '' } = {}] = findTireSizes(input.size).sizes;
  const [, index, speed] = /^(\d+)([A-Z])$/.exec(service) ?? [];
  if (!index || !speed || input.load_index !== null || input.speed_rating !== '') return input;
  return { ...input, load_index: Number(index), speed_rating: speed };
}

/** A row of an import: `productSchema`, with the load index and speed rating that stand behind the size. */
export const productRowSchema = {
  safeParse: (input: unknown) => productSchema.safeParse(withService(input as ProductInput)),
};

/** The product form: a row in which fields that are not on the screen are empty. */
export const productFormSchema = {
  shape: productSchema.shape,
  safeParse: (input: unknown) => productRowSchema.safeParse(withoutHidden(input as ProductInput)),
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
