import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import { answer, type Reply } from './answer';
import { DataError } from './dataError';

/** Rows of one request. The API hands out up to 5,000, a hosted project 1,000 until it is configured. */
const PAGE = 1000;

/**
 * Reads a list to its end, however long it is.
 * @param page the query for the rows from the first index to the last, both included; it must ask
 *   for the exact count and have an order that is unique
 * @param row what one row must look like
 * @returns all rows, parsed
 * @throws {DataError}
 */
export async function allRows<Row>(
  page: (from: number, to: number) => PromiseLike<Reply>,
  row: ZodMiniType<Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, count } = await answer(page(rows.length, rows.length + PAGE - 1));
    // Page by page: parsing thousands of rows at once would hold up the visitor's typing.
    const some = z.array(row).safeParse(data ?? []);
    if (!some.success) {
      throw new DataError('unexpected', { message: some.error.message, cause: some.error });
    }
    rows.push(...some.data);
    if (some.data.length === 0 || rows.length >= (count ?? 0)) return rows;
  }
}
