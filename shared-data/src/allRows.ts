import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import { DataError } from './dataError';
import { type QueryResponse, runQuery } from './runQuery';

/** Rows per request. The API returns up to 5,000; a hosted project 1,000 by default. */
const PAGE = 1000;

/**
 * Reads all rows of a query, page by page.
 * @param page the query for rows by first and last index, inclusive; it requests the exact count in a unique order
 * @throws {DataError} as `parseQuery` does
 */
export async function allRows<Row>(
  page: (from: number, to: number) => PromiseLike<QueryResponse>,
  row: ZodMiniType<Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, count } = await runQuery(page(rows.length, rows.length + PAGE - 1));
    // Page by page: parsing thousands of rows at once would block the main thread.
    const parsed = z.array(row).safeParse(data ?? []);
    if (!parsed.success) {
      throw new DataError('unexpected', { message: parsed.error.message, cause: parsed.error });
    }
    rows.push(...parsed.data);
    if (parsed.data.length === 0 || rows.length >= (count ?? 0)) return rows;
  }
}
