import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import type { RunningSite } from '../../support/runningSite';

/** What is written about each request, whether it changed something or not. */
const LOGS = ['audit_log', 'publications'];

/** The tables of the API, by the catalogue of the database. */
function tables() {
  const catalogue = readFileSync(path.join(root, 'supabase/catalogue.json'), 'utf8');
  const names = [...catalogue.matchAll(/"column public\.(\w+)\./g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !LOGS.includes(name));
}

/** Counts the rows of each table that the service role may read, as text that can be compared. */
export async function countRows(site: RunningSite) {
  const counts = await Promise.all(
    tables().map(async (table) => {
      const rows = site.rows(table).then(
        ({ length }) => length,
        () => 'not readable',
      );
      return `${table} ${await rows}`;
    }),
  );
  return counts.join(', ');
}
