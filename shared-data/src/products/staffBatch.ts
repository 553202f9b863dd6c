import { raisePrice } from '@shop/shared-contract';
import * as z from 'zod/mini';
import { DataError } from '../dataError';
import { parseQuery, runQuery } from '../runQuery';
import { lastChange } from '../staffChangeLog';
import { staffClient } from '../staffClient';
import { saveMerged } from '../staffMerge';
import { requireAdmin } from '../staffRights';
import { type RowVersion, unlessChanged } from '../staffTable';
import { productsRow } from '../storedRows';
import type { Product } from './product';
import { listProducts, type ProductInput, stockFields } from './staff';

/** The embedded database takes seconds for ten thousand products; other requests are given up earlier. */
const PATIENCE_MS = 120_000;

/** The form that edits several products; what is empty stays. */
export const productChangesSchema = z.object({
  category: z.string(),
  /** By how many percent the price rises; negative to lower it. */
  percent: z.nullable(z.number('percent').check(z.gte(-99, 'percent'), z.lte(1000, 'percent'))),
  quantity: stockFields.quantity,
  in_stock: z.enum(['', 'yes', 'no']),
});
export type ProductChanges = z.infer<typeof productChangesSchema>;

/** Whether the price stays when it is raised, as 0 does. */
const isFixed = ({ price }: Product, percent: number) => raisePrice(price, percent) === price;

/** The columns that changes lead to. */
const changedColumns = (
  { price }: Product,
  { category, percent, quantity, in_stock }: ProductChanges,
) => ({
  ...(category && { category }),
  ...(percent !== null && { price: raisePrice(price, percent) }),
  ...(quantity !== null && { quantity }),
  ...(in_stock && { in_stock: in_stock === 'yes' }),
});

/** The columns of several products, named by id and column. */
const byProduct = (products: readonly Product[], columnsOf: (product: Product) => object) =>
  Object.fromEntries(
    products.flatMap((product) =>
      Object.entries(columnsOf(product)).map(([name, value]) => [`${product.id} ${name}`, value]),
    ),
  );

const idsIn = (names: readonly string[]) => [
  ...new Set(names.map((name) => name.slice(0, name.indexOf(' ')))),
];

/**
 * Changes all of these products, or none. A product whose values are stored already is not changed again.
 * @throws {DataError} `conflict` when another session changed one of the columns to another value, `invalid`, …
 */
export async function editProducts(
  read: readonly Product[],
  changes: ProductChanges,
): Promise<Product[]> {
  const { category, percent, quantity, in_stock } = changes;
  return saveMerged<Product[]>({
    read: [...read],
    valuesOf: (products) =>
      byProduct(products, (each) => ({
        category: each.category,
        price: each.price,
        quantity: each.quantity,
        in_stock: each.in_stock,
      })),
    changes: byProduct(read, (product) => changedColumns(product, changes)),
    write: async (products, values) => {
      const named = new Set(idsIn(Object.keys(values)));
      const changed = products.filter(({ id }) => named.has(id));
      const isRaised = (each: Product) =>
        percent !== null && !(`${each.id} price` in values) && !isFixed(each, percent);
      if (changed.some(isRaised)) throw new DataError('conflict', { code: 'products_changed' });
      const saved = await unlessChanged(
        parseQuery(
          staffClient()
            .rpc('edit_products', {
              p_rows: changed.map(({ id, updated_at }) => ({ id, updated_at })),
              ...(category && { p_category: category }),
              ...(percent !== null && { p_percent: percent }),
              ...(quantity !== null && { p_quantity: quantity }),
              ...(in_stock && { p_in_stock: in_stock === 'yes' }),
            })
            .abortSignal(AbortSignal.timeout(PATIENCE_MS)),
          z.array(productsRow),
        ),
        'products_changed',
      );
      const savedById = saved && new Map(saved.map((each) => [each.id, each]));
      return savedById && products.map((each) => savedById.get(each.id) ?? each);
    },
    readStored: async () => {
      const all = new Map((await listProducts()).map((each) => [each.id, each]));
      const stored = read.flatMap(({ id }) => all.get(id) ?? []);
      if (stored.length === read.length) return stored;
      await requireAdmin();
      throw new DataError('notFound');
    },
    lastChange: (names) => lastChange('products', idsIn(names).slice(0, 1), []),
  });
}

/** With the version of a product, a row of an import changes that product. */
export type ImportRow = ProductInput & Partial<RowVersion> & { line: number };

/** A line that the database refuses, with the name of the violated constraint or `products_changed`. */
const refusedLine = z.object({ line: z.number(), code: z.string() });
export type RefusedLine = z.infer<typeof refusedLine>;

/** Characters of one request. A request may have 1 MB, and a character up to three bytes. */
const LONGEST_PART = 300_000;

function partsOf(rows: readonly ImportRow[]): ImportRow[][] {
  const parts: ImportRow[][] = [];
  let length = LONGEST_PART;
  for (const row of rows) {
    const more = JSON.stringify(row).length;
    if (length + more > LONGEST_PART) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(row);
    length += more;
  }
  return parts;
}

/** Sends the rows of an import for `saveImport`. Returns the import's id. @throws {DataError} */
export async function sendImport(rows: readonly ImportRow[]): Promise<string> {
  const id = crypto.randomUUID();
  for (const part of partsOf(rows)) {
    await runQuery(staffClient().rpc('stage_products', { p_import: id, p_rows: part }));
  }
  return id;
}

/**
 * Saves the rows of an import, all or none. A dry run saves none. Returns the lines that the database refuses.
 * @throws {DataError} `notFound` when they were saved already
 */
export const saveImport = (id: string, isDryRun = false): Promise<RefusedLine[]> =>
  parseQuery(
    staffClient()
      .rpc('import_products', { p_import: id, p_dry_run: isDryRun })
      .abortSignal(AbortSignal.timeout(PATIENCE_MS)),
    z.array(refusedLine),
  );
