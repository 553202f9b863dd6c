import type { Backend } from './createBackend';

/** To the letter what hosted Supabase answers once sign-ups are switched off. */
const CLOSED = {
  code: 422,
  error_code: 'signup_disabled',
  msg: 'Signups not allowed for this instance',
};

/**
 * Lets visitors sign up only until there is an administrator: later accounts would have no rights,
 * but stand among the users, one click from having them. An operator, who has the secret key, can
 * always add one.
 * @returns a function that answers a refused request, and undefined for all others
 */
export function signUpDoor({ query, secretKey }: Pick<Backend, 'query' | 'secretKey'>) {
  const isClosed = async () => {
    const [table] = await query<{ exists: boolean }>(
      `select to_regclass('public.admins') is not null as exists`,
    );
    if (!table?.exists) return false;
    return (await query('select from public.admins limit 1')).length > 0;
  };
  return async ({ method, url, headers }: Request): Promise<Response | undefined> => {
    if (method !== 'POST' || new URL(url).pathname !== '/auth/v1/signup') return undefined;
    if (headers.get('apikey') === secretKey) return undefined;
    return (await isClosed()) ? Response.json(CLOSED, { status: CLOSED.code }) : undefined;
  };
}
