import * as z from 'zod/mini';
import { parseQuery, runQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import type { RowVersion } from '../staffTable';
import { type Product, productRow } from './product';
import { type ProductInput, stockFields } from './staff';

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

/**
 * Changes all of these products if none was changed since it was read.
 * @throws {DataError} `conflict`, `invalid`, …
 */
export const editProducts = (
  read: readonly RowVersion[],
  { category, percent, quantity, in_stock }: ProductChanges,
): Promise<Product[]> =>
  parseQuery(
    staffClient()
      .rpc('edit_products', {
        p_rows: read.map(({ id, updated_at }) => ({ id, updated_at })),
        ...(category && { p_category: category }),
        ...(percent !== null && { p_percent: percent }),
        ...(quantity !== null && { p_quantity: quantity }),
        ...(in_stock && { p_in_stock: in_stock === 'yes' }),
      })
      .abortSignal(AbortSignal.timeout(PATIENCE_MS)),
    z.array(productRow),
  );

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
