import postgres, { type ParameterOrJSON, type Sql } from 'postgres';
import { hidePersonalData } from './databaseErrors';

const CONNECT_TIMEOUT_S = 10;

// Only the message: the errors themselves can contain the URL, and with it the password.
function connectionError(error: NodeJS.ErrnoException): never {
  // Node reports several refused addresses as one error with a code and no message.
  throw new Error(`The publisher cannot connect to its database: ${error.message || error.code}`);
}

/** Requires TLS for a database on another machine, unless the address sets `sslmode`. */
export function tlsOf(url: string) {
  const { hostname, searchParams } = new URL(url);
  const isHere = ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isHere || searchParams.has('sslmode') ? {} : { ssl: 'require' as const };
}

function createPool(url: string): Sql {
  try {
    const quiet = { onnotice: () => undefined };
    return postgres(url, { ...quiet, ...tlsOf(url), max: 1, connect_timeout: CONNECT_TIMEOUT_S });
  } catch (error) {
    return connectionError(error as Error);
  }
}

async function checkRole(sql: Sql): Promise<void> {
  const [session] = await sql<{ role: string }[]>`select current_user as role`.catch(
    connectionError,
  );
  if (session?.role !== 'publisher') {
    throw new Error(`The publisher must log in as the role publisher, not as ${session?.role}.`);
  }
}

/** The code of PostgreSQL when `lock_timeout` has passed. */
const LOCK_NOT_AVAILABLE = '55P03';

const CONNECTED_ELSEWHERE = 'Another publisher is connected to the database.';

/** Whether `connectPublisher` threw because another publisher is connected, and thus publishes. */
export const isConnectedElsewhere = (error: unknown) =>
  error instanceof Error && error.message === CONNECTED_ELSEWHERE;

/** Of two publishers at once, on whatever machines, the one that read first could write last. */
async function acquireLock(sql: Sql): Promise<void> {
  // One that has just ended needs a moment to be gone.
  await sql`set lock_timeout = '5s'`;
  await sql`select pg_advisory_lock(7302417, 3)`.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== LOCK_NOT_AVAILABLE) connectionError(error);
    throw new Error(CONNECTED_ELSEWHERE, { cause: error });
  });
  await sql`reset lock_timeout`;
}

/**
 * Connects to PostgreSQL as the login role `publisher`. Throws an Error of one sentence when the
 * database does not answer or refuses, when `url` names another role, and when another publisher is connected.
 */
export async function connectPublisher(url: string) {
  const sql = createPool(url);
  const close = () => sql.end({ timeout: 5 });
  try {
    await checkRole(sql);
    await acquireLock(sql);
  } catch (error) {
    await close();
    throw error;
  }
  const run = async <Row>(text: string, parameters: unknown[] = []) => {
    const running = sql.unsafe<Row[]>(text, parameters as ParameterOrJSON<never>[]);
    return [
      ...(await running.catch((error: unknown) => {
        throw hidePersonalData(error);
      })),
    ];
  };
  return { run, close };
}
