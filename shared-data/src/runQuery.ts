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
/** How often a list is read that changes meanwhile. */
const MOST_READS = 5;

/** The page begins behind the last row: rows were deleted since the page before it. */
const isPastEnd = (error: unknown) =>
  error instanceof DataError && (error.cause as { code?: string } | undefined)?.code === 'PGRST103';

/**
 * Reads all rows of a query, page by page, and again from the first one when rows were added or deleted meanwhile. Rows of a
 * page would be missing or occur twice.
 * @param page the query for rows by first and last index, inclusive; it requests the exact count in a unique order
 * @throws {DataError} as `parseQuery` does, and `busy` when the list changes during each of some reads
 */
export async function allRows<Row>(
  page: (from: number, to: number) => PromiseLike<QueryResponse>,
  row: ZodMiniType<Row>,
): Promise<Row[]> {
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const rows = await readPages(page, row);
    if (rows) return rows;
  }
  throw new DataError('busy');
}

/** Returns undefined when the list changed between two pages. */
async function readPages<Row>(
  page: (from: number, to: number) => PromiseLike<QueryResponse>,
  row: ZodMiniType<Row>,
): Promise<Row[] | undefined> {
  const rows: Row[] = [];
  let total: number | undefined;
  for (;;) {
    const reply = await runQuery(page(rows.length, rows.length + PAGE - 1)).catch((error) => {
      if (rows.length > 0 && isPastEnd(error)) return undefined;
      throw error;
    });
    if (!reply) return undefined;
    const { data, count } = reply;
    // Page by page: parsing thousands of rows at once would block the main thread.
    const parsed = z.array(row).safeParse(data ?? []);
    if (!parsed.success) {
      throw new DataError('unexpected', { message: parsed.error.message, cause: parsed.error });
    }
    rows.push(...parsed.data);
    total ??= count ?? rows.length;
    if ((count ?? total) !== total) return undefined;
    if (rows.length >= total) return rows;
    if (parsed.data.length === 0) return undefined;
  }
}
