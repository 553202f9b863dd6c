import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { Mutex } from 'async-mutex';
import postgres, { type Sql } from 'postgres';
import { checkedSerializers } from './checkedSerializers';
import type { DatabaseSession, OpenDatabase } from './database';
import { printOnlyMessage } from './databaseErrors';
import { postgresTypes } from './postgrestTypes';

// Errors of sign-in are logged without passing through our code.
printOnlyMessage(postgres.PostgresError.prototype);

const quiet = { onnotice: () => undefined };

/** @param sql has one connection only */
export const postgresSession = (sql: Sql): DatabaseSession => ({
  query: async <Row>(statement: string, parameters: unknown[] = []) => [
    ...(await sql.unsafe<Row[]>(statement, parameters as string[])),
  ],
  exec: async (statements) => {
    await sql.unsafe(statements).simple();
  },
  copyOut: async (source) => text(await sql.unsafe(`copy ${source} to stdout`).readable()),
  copyIn: async (target, rows) =>
    pipeline([rows], await sql.unsafe(`copy ${target} from stdin`).writable()),
});

/** `url` names a role that owns the schemas and may SET ROLE. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  // A pool would spread the statements of one migration over several connections.
  const single = postgres(url, { ...quiet, max: 1 });
  await single`select 1`.catch((error: Error) => {
    throw new Error(`The database of DATABASE_URL does not answer: ${error.message}`, {
      cause: error,
    });
  });
  const connection = createPostgresConnection({
    url,
    postgresOptions: { ...quiet, types: postgresTypes },
  });
  const { options } = connection.driver;
  options.serializers = checkedSerializers(options.serializers);
  const session = postgresSession(single);
  const turn = new Mutex();
  return {
    connection,
    exec: session.exec,
    alone: (work) => turn.runExclusive(() => work(session)),
    close: async () => {
      await single.end({ timeout: 2 });
      await connection.close();
    },
  };
}
