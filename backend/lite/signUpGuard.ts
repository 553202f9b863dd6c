import type { AccountRules } from './accountMailer';

/** Whatever a trigger on the accounts raises, the Auth service of a project sends this. */
const REFUSAL = {
  code: 500,
  error_code: 'unexpected_failure',
  msg: 'Database error saving new user',
};

interface Guarded {
  query: <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;
  secretKey: string;
  accountRules: AccountRules | undefined;
}

async function fieldsOf(request: Request) {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return { email: body.email, data: 'data' in body ? body.data : null };
}

/**
 * On a Supabase project a trigger does this. An operator, who has the secret key, can always add an
 * account.
 * @returns a function that returns the response to a rejected request
 */
export function signUpGuard({ query, secretKey, accountRules }: Guarded) {
  return async (request: Request): Promise<Response | undefined> => {
    const { method, url, headers } = request;
    if (method !== 'POST' || new URL(url).pathname !== '/auth/v1/signup') return undefined;
    if (!accountRules || headers.get('apikey') === secretKey) return undefined;
    const fields = await fieldsOf(request);
    if (!fields) return undefined;
    // A database of another site may have no such rule.
    const [known] = await query<{ rule: string | null }>(
      `select to_regproc('${accountRules.signUp}')::text as rule`,
    );
    if (!known?.rule) return undefined;
    const [row] = await query<{ problem: string | null }>(
      `select ${accountRules.signUp}($1::text, $2::text::jsonb) as problem`,
      [String(fields.email), JSON.stringify(fields.data ?? {})],
    );
    return row?.problem ? Response.json(REFUSAL, { status: REFUSAL.code }) : undefined;
  };
}
