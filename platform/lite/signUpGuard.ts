/** The response of hosted Supabase while sign-ups are disabled. */
const SIGN_UPS_DISABLED = {
  code: 422,
  error_code: 'signup_disabled',
  msg: 'Signups not allowed for this instance',
};

/** What it needs of the backend. */
interface Guarded {
  query: <Row>(sql: string) => Promise<Row[]>;
  secretKey: string;
  /** A table with a row for each administrator, with its schema; it may be missing. */
  administratorsTable: string;
}

/**
 * Rejects sign-ups of visitors once an administrator exists: later accounts would have no rights, but
 * an administrator could grant them with one click in the list of users. An operator, who has the
 * secret key, can always add an account.
 * @returns a function that returns the response to a rejected request, and undefined for all others
 */
export function signUpGuard({ query, secretKey, administratorsTable }: Guarded) {
  const hasAdministrator = async () => {
    const [table] = await query<{ exists: boolean }>(
      `select to_regclass('${administratorsTable}') is not null as exists`,
    );
    if (!table?.exists) return false;
    return (await query(`select from ${administratorsTable} limit 1`)).length > 0;
  };
  return async ({ method, url, headers }: Request): Promise<Response | undefined> => {
    if (method !== 'POST' || new URL(url).pathname !== '/auth/v1/signup') return undefined;
    if (headers.get('apikey') === secretKey) return undefined;
    return (await hasAdministrator())
      ? Response.json(SIGN_UPS_DISABLED, { status: SIGN_UPS_DISABLED.code })
      : undefined;
  };
}
