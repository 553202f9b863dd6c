import { DatabaseError, type Db } from './db.ts';

export const ACCOUNTS = {
  user: '00000000-0000-4000-8000-000000000001',
  admin: '00000000-0000-4000-8000-000000000002',
  // A former administrator whose token is still valid.
  removed: '00000000-0000-4000-8000-000000000003',
  otherAdmin: '00000000-0000-4000-8000-000000000004',
} as const;

export type Actor = keyof typeof ACCOUNTS | 'anonymous' | 'service' | 'publisher' | 'messenger';

const ROLE_OF = {
  anonymous: 'anon',
  service: 'service_role',
  publisher: 'publisher',
  messenger: 'messenger',
};

/**
 * Returns the statement that makes the connection act as a caller of the API, or as a worker,
 * until the transaction ends.
 * @param claimed further claims of the token
 */
export function setActor(
  actor: Actor,
  headers: Record<string, string> = {},
  claimed: Record<string, string> = {},
): string {
  const isAccount = actor in ACCOUNTS;
  const role = isAccount ? 'authenticated' : ROLE_OF[actor as keyof typeof ROLE_OF];
  const sub = isAccount ? ACCOUNTS[actor as keyof typeof ACCOUNTS] : '';
  const claims = JSON.stringify({ role, ...(isAccount && { sub }), ...claimed });
  return `select set_config('request.jwt.claim.sub', '${sub}', true),
    set_config('request.jwt.claims', '${claims}', true),
    set_config('request.headers', '${JSON.stringify(headers)}', true),
    set_config('role', '${role}', true);`;
}

/**
 * Signs an account in, some time ago.
 * @returns the claims of its tokens
 */
export async function signIn(
  db: Db,
  actor: Actor,
  age = '1 minute',
): Promise<Record<string, string>> {
  if (!(actor in ACCOUNTS)) return {};
  const [session] = await db.query<{ id: string }>(
    `insert into auth.sessions (id, user_id, created_at)
     values (gen_random_uuid(), $1::uuid, now() - $2::interval) returning id`,
    [ACCOUNTS[actor as keyof typeof ACCOUNTS], age],
  );
  return { session_id: session?.id ?? '' };
}

export interface Attempt<Row> {
  rows: Row[];
  refusal: DatabaseError | undefined;
}

/** Runs one statement as an actor. Its changes remain in the transaction unless it was rejected. */
export async function attempt<Row extends object>(
  db: Db,
  actor: Actor,
  sql: string,
  options: {
    parameters?: unknown[];
    headers?: Record<string, string>;
    claims?: Record<string, string>;
  } = {},
): Promise<Attempt<Row>> {
  await db.run(`savepoint attempt; ${setActor(actor, options.headers, options.claims)}`);
  try {
    const rows = await db.query<Row>(sql, options.parameters);
    await db.run(`select set_config('role', 'none', true); release savepoint attempt`);
    return { rows, refusal: undefined };
  } catch (error) {
    await db.run('rollback to savepoint attempt; release savepoint attempt');
    if (error instanceof DatabaseError) return { rows: [], refusal: error };
    throw error;
  }
}
