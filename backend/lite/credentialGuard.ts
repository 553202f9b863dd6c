import { sessionOf } from './tokenGuard';

type Query = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

const REAUTHENTICATE = {
  code: 400,
  error_code: 'reauthentication_needed',
  msg: 'Sign in again to change the password or the e-mail address.',
};

/** How long after the sign-in the password counts as just entered. */
const FRESH = `interval '5 minutes'`;

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

/** lite lacks this: a browser that was left open must not change the password and the address. */
export const credentialGuard = (query: Query) => ({
  /** Returns the response to a request whose session began too long ago. */
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
  /** Returns what ends the other sessions of the account, once the password is changed. */
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
