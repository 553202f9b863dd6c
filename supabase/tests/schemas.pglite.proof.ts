/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { readCatalogue, readRows } from './support/catalogue.ts';
import { openPgliteDb } from './support/pgliteDb.ts';
import { applyFiles, createOwnLayout } from './support/prepare.ts';

test('the schemas and the migrations make the same catalogue and rows on PGlite', async () => {
  const results: object[] = [];
  for (const folder of ['migrations', 'schemas'] as const) {
    const db = await openPgliteDb();
    await createOwnLayout(db);
    await applyFiles(db, folder);
    results.push({ catalogue: await readCatalogue(db), rows: await readRows(db) });
    await db.close();
  }
  const [migrated, declared] = results;
  expect(declared).toEqual(migrated);
});
