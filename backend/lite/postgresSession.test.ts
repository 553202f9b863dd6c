/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */

import { loadPostgres } from '../../supabase/tests/support/nativeModules.ts';
import { startPostgresCluster } from '../../supabase/tests/support/postgresCluster.ts';
import { postgresSession } from './postgresSession';

/** What a socket gives at once. */
const CHUNK = 65_536;

/** Blocks this thread, so that all that the server sends lies in the socket when it is read. */
const block = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 40);

test('a session goes on after a table whose last row fills what the socket gives at once', async () => {
  const { socketFolder, stop } = startPostgresCluster();
  const { default: postgres } = await loadPostgres();
  const sql = postgres({ path: `${socketFolder}/.s.PGSQL.5432`, user: 'postgres', max: 1 });
  try {
    const session = postgresSession(sql);
    for (let size = CHUNK - 40; size <= CHUNK; size += 4) {
      const copying = session.copyOut(`(select repeat('x', ${size}))`);
      setTimeout(block, 5);
      expect(await copying).toHaveLength(size + 1);
      expect(await session.query('select 1 as one')).toEqual([{ one: 1 }]);
    }
  } finally {
    await sql.end({ timeout: 1 });
    stop();
  }
});
