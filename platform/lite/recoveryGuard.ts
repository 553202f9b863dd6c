type Query = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** How long a link to a new password is the only one. */
const KEPT = `interval '10 minutes'`;

/**
 * Keeps the link to a new password that was last sent. lite makes a new one with each request, which ends
 * the one before, so anybody could keep an owner from ever using one.
 * @returns a function that returns lite's usual response while a link is young, and undefined otherwise
 */
export const recoveryGuard =
  (query: Query) =>
  async (request: Request): Promise<Response | undefined> => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/recover') {
      return undefined;
    }
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined);
    if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
    const sent = await query(
      `select from auth.users where lower(email) = lower($1) and recovery_token <> ''
         and recovery_sent_at > now() - ${KEPT}`,
      [String(body.email)],
    );
    return sent.length > 0 ? Response.json({}) : undefined;
  };
