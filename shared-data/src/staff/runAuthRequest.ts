import type { AuthError } from '@supabase/supabase-js';
import { DataError } from '../dataError';
import { errorKind } from '../errorKind';

/** Awaits the sign-in service. @throws {DataError} with the service's own message, which the pages show */
export async function runAuthRequest<Reply extends { data: unknown; error: AuthError | null }>(
  request: Promise<Reply>,
): Promise<Extract<Reply, { error: null }>['data']> {
  const { data, error } = await request;
  if (!error) return data;
  const { message, code, status = 0 } = error;
  throw new DataError(errorKind({ status }), { message, code, cause: error });
}
