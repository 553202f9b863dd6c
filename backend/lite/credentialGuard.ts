import { sessionOf } from './tokenGuard';

type Query = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** As hosted Supabase answers where it wants the password again. */
const REAUTHENTICATE = {
  code: 400,
  error_code: 'reauthentication_needed',
  msg: 'Sign in again to change the password or the e-mail address.',
};

/** How long after the sign-in the password counts as just entered. */
const FRESH = `interval '5 minutes'`;

/** Which credentials a request changes. */
async function changesOf(request: Request): Promise<{ email: boolean; password: boolean }> {
  const none = { email: false, password: false };
  if (request.method !== 'PUT' || new URL(request.url).pathname !== '/auth/v1/user') return none;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== 'object' || body === null) return none;
  return { email: 'email' in body, password: 'password' in body };
}

/**
 * What lite leaves out: a browser that was left open must not change password and address, and a new
 * password ends the account's other sessions.
 */
export const credentialGuard = (query: Query) => ({
  /** @returns the response to a request whose session began too long ago, and undefined for all others */
  async reject(request: Request): Promise<Response | undefined> {
    const { email, password } = await changesOf(request);
    const caller = email || password ? sessionOf(request) : undefined;
    if (!caller) return undefined;
    const fresh = await query(
      `select from auth.sessions where id = $1::uuid and created_at > now() - ${FRESH}`,
      [caller.session],
    );
    return fresh.length > 0
      ? undefined
      : Response.json(REAUTHENTICATE, { status: REAUTHENTICATE.code });
  },
  /** @returns what ends the other sessions, once a request that changes the password has succeeded */
  async otherSessions(request: Request): Promise<(() => Promise<unknown>) | undefined> {
    const { password } = await changesOf(request);
    const caller = password ? sessionOf(request) : undefined;
    return (
      caller &&
      (() =>
        query('delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid', [
          caller.account,
          caller.session,
        ]))
    );
  },
});
