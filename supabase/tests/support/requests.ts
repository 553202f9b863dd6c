import { setActor } from './actors.ts';
import { DatabaseError, type Db } from './db.ts';

/**
 * Sends one request of the API: a committed transaction as an actor.
 * @returns `done`, or the message of the error
 */
export async function request(
  db: Db,
  account: string | undefined,
  statement: string,
  parameters: unknown[] = [],
) {
  await db.run(`begin; ${setActor('anonymous')}`);
  if (account) {
    await db.run(
      `select set_config('request.jwt.claim.sub', '${account}', true), set_config('role', 'authenticated', true)`,
    );
  }
  try {
    await db.query(statement, parameters);
    await db.run('commit');
    return 'done';
  } catch (error) {
    await db.run('rollback');
    if (error instanceof DatabaseError) return error.message;
    throw error;
  }
}

/** How often each outcome occurred. */
export const tally = (outcomes: string[]) =>
  Object.fromEntries(
    [...new Set(outcomes)].map((o) => [o, outcomes.filter((other) => other === o).length]),
  );
