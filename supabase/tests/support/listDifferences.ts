import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CATALOGUE,
  type CatalogueRow,
  compareCatalogues,
  type DeclaredRow,
} from '@shop/backend/goLive/catalogue';
import { type Db, withRollback } from './db.ts';

const BASELINE = 'supabase/migrations/20261125120000_baseline.sql';

/** What of a database differs from the declared one. */
export async function listDifferences(db: Db) {
  const read = (file: string) => readFile(path.resolve(process.cwd(), file), 'utf8');
  const declared = JSON.parse(await read('supabase/catalogue.json')) as DeclaredRow[];
  const source = await read(BASELINE);
  const live = await withRollback(db, async () => {
    await db.run(`set local search_path = ''`);
    return db.query<CatalogueRow>(CATALOGUE);
  });
  return compareCatalogues(declared, live, source);
}
