import { freePort } from '@shop/platform/server/testing/freePort';
import { startPostgresCluster } from '../../supabase/tests/support/postgresCluster';
import { openPostgresDb } from '../../supabase/tests/support/postgresDb';

const PASSWORD = 'a-test-password';

/**
 * Starts a PostgreSQL server of its own, on which no migration has run.
 * @returns its owner's connection, the address for a role that has this password, and what stops it
 */
export async function startPostgres() {
  const port = await freePort();
  const cluster = startPostgresCluster({ port });
  const owner = await openPostgresDb(cluster.socketFolder, { port });
  await owner.run(`alter role postgres password '${PASSWORD}'`);
  return {
    owner,
    password: PASSWORD,
    url: (role: string) => `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    async stop() {
      await owner.close();
      cluster.stop();
    },
  };
}
