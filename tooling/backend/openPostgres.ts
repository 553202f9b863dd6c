import { createPostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import type { Database } from './database';
import { postgresTypes } from './postgrestTypes';

const quiet = { onnotice: () => undefined };

/** Opens a PostgreSQL server; `url` names a role that owns the schemas and may SET ROLE. */
export async function openPostgres(url: string): Promise<Database> {
  // A pool would spread the statements of one migration over several connections.
  const single = postgres(url, { ...quiet, max: 1 });
  await single`select 1`;
  const connection = createPostgresConnection({
    url,
    postgresOptions: { ...quiet, types: postgresTypes },
  });
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
