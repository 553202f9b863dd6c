import { createPostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { checkedSerializers } from './checkedSerializers';
import type { Database } from './database';
import { printOnlyMessage } from './databaseErrors';
import { postgresTypes } from './postgrestTypes';

// Errors of sign-in are logged without passing through our code.
printOnlyMessage(postgres.PostgresError.prototype);

const quiet = { onnotice: () => undefined };

/** Opens a PostgreSQL server; `url` names a role that owns the schemas and may SET ROLE. */
export async function openPostgres(url: string): Promise<Database> {
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
  return {
    connection,
    exec: async (sql) => {
      await single.unsafe(sql).simple();
    },
    close: async () => {
      await single.end({ timeout: 2 });
      await connection.close();
    },
  };
}
