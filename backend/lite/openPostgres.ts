import { createPostgresConnection } from '@supabase/lite/postgres';
import { Mutex } from 'async-mutex';
import postgres from 'postgres';
import { checkedSerializers } from './checkedSerializers';
import type { OpenDatabase } from './database';
import { postgresSession } from './postgresSession';
import { jsonSerializers, postgresTypes } from './postgrestTypes';

const quiet = { onnotice: () => undefined };

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
  options.serializers = checkedSerializers({ ...options.serializers, ...jsonSerializers });
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
