/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { createHostedLayout, SUPERUSER } from './support/hostedLayout.ts';
import { dumpSchema, startPostgresCluster } from './support/postgresCluster.ts';
import { openPostgresDb } from './support/postgresDb.ts';
import { applyFiles } from './support/prepare.ts';

/**
 * The statements of a dump, by their names. A migration adds a column and a grant after the present ones,
 * so lines of tables and of grants are sorted.
 */
function statementsOf(dump: string): string[] {
  const statements = dump.split(/\n--\n(?=-- Name: )/).map((statement) => {
    if (!/^-- Name: .*; Type: (TABLE|ACL);/.test(statement)) return statement.trim();
    const lines = statement.split('\n').map((line) => line.replace(/,$/, ''));
    return lines.sort().join('\n').trim();
  });
  return statements.sort();
}

test('the schemas and the migrations make the same database on PostgreSQL', async () => {
  const cluster = startPostgresCluster({ superuser: SUPERUSER });
  try {
    const admin = await openPostgresDb(cluster.socketFolder, { user: SUPERUSER });
    await createHostedLayout(admin);
    await admin.close();
    // No client may be connected to the database that is copied.
    const copying = { user: SUPERUSER, database: 'template1' };
    const elsewhere = await openPostgresDb(cluster.socketFolder, copying);
    await elsewhere.run('create database declared template postgres owner postgres');
    await elsewhere.close();
    const dumps: string[][] = [];
    for (const [database, folder] of [
      ['postgres', 'migrations'],
      ['declared', 'schemas'],
    ] as const) {
      const db = await openPostgresDb(cluster.socketFolder, { database });
      await applyFiles(db, folder);
      await db.close();
      dumps.push(statementsOf(dumpSchema(cluster.socketFolder, { database, user: SUPERUSER })));
    }
    const [migrated, declared] = dumps;
    expect(migrated?.length).toBeGreaterThan(800);
    expect(declared).toEqual(migrated);
  } finally {
    cluster.stop();
  }
});
