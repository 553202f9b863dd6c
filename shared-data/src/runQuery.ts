import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import { DataError, errorKind } from './dataError';

export interface QueryResponse {
  data: unknown;
  count?: number | null;
  error: { message: string; code?: string; details?: string | null } | null;
  status: number;
}

/** Runs a query of either client. @throws {DataError} when the server rejects the query or does not respond */
export async function runQuery<Ok extends QueryResponse>(query: PromiseLike<Ok>): Promise<Ok> {
  const reply = await query;
  const { error, status } = reply;
  if (!error) return reply;
  const { message = '', code: sqlState, details } = error;
  const code = machineCode(message);
  throw new DataError(errorKind({ status, message, sqlState, code }), {
    message,
    code,
    detail: details ?? undefined,
    cause: error,
  });
}

/**
 * Runs a query and parses its data.
 * @throws {DataError} as `runQuery` does, and `unexpected` for data of another shape
 */
export async function parseQuery<Data>(
  query: PromiseLike<QueryResponse>,
  schema: ZodMiniType<Data>,
): Promise<Data> {
  const { data } = await runQuery(query);
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new DataError('unexpected', { message: parsed.error.message, cause: parsed.error });
}

/** Functions raise a code such as `slot_full`; a violated constraint is named within the message. */
function machineCode(message: string) {
  if (/^[a-z]+(_[a-z]+)+$/.test(message)) return message;
  return /constraint "(\w+)"/.exec(message)?.[1];
}

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
