import { freePort } from '@shop/platform/server/testing/freePort';
import {
  createHostedLayout,
  type HostedLayout,
  SERVICE_ROLES,
  SUPERUSER,
} from '../../supabase/tests/support/hostedLayout';
import { startPostgresCluster } from '../../supabase/tests/support/postgresCluster';
import { openPostgresDb } from '../../supabase/tests/support/postgresDb';

/** With characters that an address must encode. */
const PASSWORD = 'a test/password: 2026';

interface Options extends HostedLayout {
  port?: number;
}

/**
 * Starts a PostgreSQL 15 server with the layout of a new hosted project.
 * @returns a connection as the superuser, whom no command has, the address for a role that has this password, what
 * saves and resets all of the server, and what stops it
 */
export async function startHostedDatabase({ port: fixed, ...layout }: Options = {}) {
  const port = fixed ?? (await freePort());
  const cluster = startPostgresCluster({ port, superuser: SUPERUSER });
  const admin = await openPostgresDb(cluster.socketFolder, { port, user: SUPERUSER });
  await createHostedLayout(admin, layout);
  for (const role of ['postgres', SUPERUSER, ...Object.values(SERVICE_ROLES)]) {
    await admin.run(`alter role ${role} password '${PASSWORD}'`);
  }
  return {
    admin,
    password: PASSWORD,
    url: (role: string) =>
      `postgres://${role}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`,
    connect: (user: string) => openPostgresDb(cluster.socketFolder, { port, user }),
    save: cluster.save,
    reset: cluster.reset,
    async stop() {
      await admin.close();
      cluster.stop();
    },
  };
}
