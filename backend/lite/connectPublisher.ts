import type { Sql } from 'postgres';
import { connectRole } from './connectRole';

type Fail = (error: NodeJS.ErrnoException) => never;

async function checkRole(sql: Sql, connectionError: Fail): Promise<void> {
  const [session] = await sql<{ role: string }[]>`select current_user as role`.catch(
    connectionError,
  );
  if (session?.role !== 'publisher') {
    throw new Error(`The publisher must log in as the role publisher, not as ${session?.role}.`);
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

const CONNECTED_ELSEWHERE = 'Another publisher is connected to the database.';

/** The error says that another publisher is connected. */
export const isConnectedElsewhere = (error: unknown) =>
  error instanceof Error && error.message === CONNECTED_ELSEWHERE;

/** Of two publishers at once, on whatever machines, the one that read first could write last. */
async function acquireLock(sql: Sql, connectionError: Fail): Promise<void> {
  // One that has just ended needs a moment to be gone.
  await sql`set lock_timeout = '5s'`;
  await sql`select pg_advisory_lock(7302417, 3)`.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== LOCK_NOT_AVAILABLE) connectionError(error);
    throw new Error(CONNECTED_ELSEWHERE, { cause: error });
  });
  await sql`reset lock_timeout`;
}

/** @throws an Error of one sentence, also when another publisher is connected */
export const connectPublisher = (url: string) =>
  connectRole(url, 'publisher', async (sql, connectionError) => {
    await checkRole(sql, connectionError);
    await acquireLock(sql, connectionError);
  });
