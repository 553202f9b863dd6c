import type { ZodMiniType } from 'zod/mini';
import { DataError } from './dataError';
import { errorKind } from './errorKind';

/** What both Supabase clients answer to a query. */
export interface Reply {
  data: unknown;
  count?: number | null;
  error: { message: string; code?: string } | null;
  status: number;
}

/**
 * Waits for a query.
 * @param query a query of either client
 * @returns the reply, which holds no error
 * @throws {DataError} when the server refused or did not answer
 */
export async function answer<Ok extends Reply>(query: PromiseLike<Ok>): Promise<Ok> {
  const reply = await query;
  const { error, status } = reply;
  if (!error) return reply;
  const { message = '', code: sqlState } = error;
  const code = machineCode(message);
  throw new DataError(errorKind({ status, sqlState, code }), { message, code, cause: error });
}

/**
 * Waits for a query and checks what came.
 * @param query a query of either client
 * @param schema what its data must look like
 * @returns the parsed data
 * @throws {DataError} as `answer` does, and `unexpected` when the data has another shape
 */
export async function parsedAnswer<Data>(
  query: PromiseLike<Reply>,
  schema: ZodMiniType<Data>,
): Promise<Data> {
  const { data } = await answer(query);
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new DataError('unexpected', { message: parsed.error.message, cause: parsed.error });
}

/** The database's functions say `slot_full`; a broken constraint is named inside its sentence. */
function machineCode(message: string) {
  if (/^[a-z]+(_[a-z]+)+$/.test(message)) return message;
  return /constraint "(\w+)"/.exec(message)?.[1];
}
