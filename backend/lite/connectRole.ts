import postgres, { type ParameterOrJSON, type Sql } from 'postgres';
import { hidePersonalData } from './databaseErrors';

const CONNECT_TIMEOUT_S = 10;

/** Requires TLS for a database on another machine, unless the address sets `sslmode`. */
export function tlsOf(url: string) {
  const { hostname, searchParams } = new URL(url);
  const isHere = ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isHere || searchParams.has('sslmode') ? {} : { ssl: 'require' as const };
}

export interface RoleConnection {
  sql: Sql;
  /** Errors hold no parameters. */
  run: <Row>(text: string, parameters?: unknown[]) => Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * Closes the connection where `check`, which runs first, throws. `who` names the program in errors.
 * @throws an Error of one sentence, without the URL, when the database does not answer or refuses
 */
export async function connectRole(
  url: string,
  who: string,
  check: (sql: Sql, connectionError: (error: NodeJS.ErrnoException) => never) => Promise<void>,
): Promise<RoleConnection> {
  // Only the message: the errors themselves can contain the URL, and with it the password.
  const connectionError = (error: NodeJS.ErrnoException): never => {
    // Node reports several refused addresses as one error with a code and no message.
    throw new Error(`The ${who} cannot connect to its database: ${error.message || error.code}`);
  };
  const open = () => {
    try {
      const quiet = { onnotice: () => undefined };
      return postgres(url, { ...quiet, ...tlsOf(url), max: 1, connect_timeout: CONNECT_TIMEOUT_S });
    } catch (error) {
      return connectionError(error as Error);
    }
  };
  const sql = open();
  const close = () => sql.end({ timeout: 5 });
  try {
    await check(sql, connectionError);
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
  return { sql, run, close };
}
