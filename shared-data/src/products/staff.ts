import * as z from 'zod/mini';
import { multilineText, optionalText, parseInput, singleLineText } from '../fields';
import { cleanCode } from '../humanText';
import { parseQuery, runQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { price } from '../staffFields';
import { requireAdmin } from '../staffRights';
import type { RowDraft } from '../staffRowDrafts';
import { editRow, table } from '../staffTable';
import { TIRE_SIZE } from '../storedFormats';
import { productsRow } from '../storedRows';
import { type Product, partCategories, productCategories } from './product';
import { findTireSizes, normalizeTireSize } from './search/tireSizes';

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
    sku: z
      .string()
      .check(z.overwrite(cleanCode), z.maxLength(40, 'tooLong'), z.regex(/^\S*$/, 'sku')),
    condition: z.enum(['new', 'used'], 'condition'),
    ...tireFields,
    ...stockFields,
    free_shipping: z.boolean(),
    name_es: optionalProductLine(200),
    description_es: optionalText(5000),
    photos: z.array(photoAddressSchema).check(z.maxLength(12, 'photoCount')),
    /** Of a stored product: nobody adds a sample. */
    is_sample: z.exactOptional(z.boolean()),
  })
  .check(
    z.refine(({ kind, category }) => !otherKind[kind].includes(category), {
      path: ['category'],
      error: 'required',
    }),
  );
export type ProductInput = z.infer<typeof productSchema>;

/** An empty form. A CSV file has its fields as columns, in this order. */
export const blankProduct = {
  kind: 'tire',
  sku: '',
  brand: '',
  name: '',
  name_es: '',
  category: '',
  condition: 'new',
  size: '',
  load_index: null,
  speed_rating: '',
  tread_32nds: null,
  dot: '',
  price: 0,
  quantity: null,
  low_stock: null,
  in_stock: true,
  free_shipping: false,
  description: '',
  description_es: '',
  image_url: '',
  photos: [],
} satisfies ProductInput;

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

const products = table('products', {
  row: productsRow,
  order: ['created_at.desc', 'id'],
  input: (input: ProductInput) => parseInput(productSchema, input),
  key: ['sku'],
});

/**
 * The requests of products.
 * @throws {DataError} as those of `table` do; `invalid` with the code `products_sku_once` when another has the SKU
 */
export const {
  list: listProducts,
  add: addProduct,
  edit: editProduct,
  removed: removedProducts,
} = products;

/** Reads the products with these ids that there are. @throws {DataError} */
export const findProducts = (ids: readonly string[]): Promise<Product[]> =>
  products.find((rows) => rows.in('id', [...ids]));

/** Returns the product that a draft makes of the stored one, or adds; undefined for a draft of an earlier shape of the table. */
export function draftedProduct(
  { id, changes, updated_at }: RowDraft,
  stored: Product | undefined,
): Product | undefined {
  const added = {
    ...{ promised: 0, available: null, is_low: false, is_sample: false },
    ...{ rating: null, reviews: null, created_at: updated_at, updated_at },
  };
  const { data } = productsRow.safeParse({ ...added, ...stored, ...changes, id });
  if (!data) return undefined;
  const { quantity, promised } = data;
  return { ...data, available: quantity === null ? null : Math.max(0, quantity - promised) };
}

const named = z.array(
  z.object({ id: z.string(), name: z.string(), kind: z.enum(['tire', 'part']) }),
);

/** The newest tire and the newest part, without what their pages do not name. @throws {DataError} */
export const newestProducts = async () => {
  const newest = (kind: string) =>
    parseQuery(
      staffClient()
        .from('products')
        .select('id, name, kind')
        .eq('kind', kind)
        .order('created_at', { ascending: false })
        .limit(1),
      named,
    );
  return (await Promise.all([newest('tire'), newest('part')])).flat();
};

/** Brings a removed product back. A sample is then the shop's own. @throws {DataError} as `addProduct` does */
export const restoreProduct = ({ is_sample: _, ...product }: Product): Promise<Product> =>
  addProduct(product, { id: product.id });

/** The forms of what staff edit in the list of products. */
export const priceSchema = z.object({ price });
export const quantitySchema = z.object({ quantity: stockFields.quantity });

/** Changes the price of a product, and nothing else, as `editProduct` does. @throws {DataError} */
export const editPrice = (read: Product, input: Pick<ProductInput, 'price'>): Promise<Product> =>
  editRow('products', productsRow, read, parseInput(priceSchema, input));

/** Changes how many the shop has, and nothing else, as `editProduct` does. @throws {DataError} */
export const editQuantity = (
  read: Product,
  input: Pick<ProductInput, 'quantity'>,
): Promise<Product> => editRow('products', productsRow, read, parseInput(quantitySchema, input));

/** Deletes a product; idempotent. @throws {DataError} `forbidden` without administrator rights */
export async function deleteProduct(id: string): Promise<void> {
  const { data } = await runQuery(
    staffClient().from('products').delete().eq('id', id).select('id'),
  );
  if (!data?.length) await requireAdmin();
}
