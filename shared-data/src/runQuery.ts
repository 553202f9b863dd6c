import type { ZodMiniType } from 'zod/mini';
import { DataError } from './dataError';
import { errorKind } from './errorKind';

export interface QueryResponse {
  data: unknown;
  count?: number | null;
  error: { message: string; code?: string } | null;
  status: number;
}

/** Runs a query of either client. @throws {DataError} when the server rejects the query or does not respond */
export async function runQuery<Ok extends QueryResponse>(query: PromiseLike<Ok>): Promise<Ok> {
  const reply = await query;
  const { error, status } = reply;
  if (!error) return reply;
  const { message = '', code: sqlState } = error;
  const code = machineCode(message);
  throw new DataError(errorKind({ status, sqlState, code }), { message, code, cause: error });
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
