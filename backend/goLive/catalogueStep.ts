import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asOwner } from '../lite/asOwner';
import { readMigrations } from '../lite/migrationFiles';
import {
  CATALOGUE,
  type CatalogueRow,
  compareCatalogues,
  type DeclaredRow,
  type Difference,
} from './catalogue';
import { done, type GoLiveStep, open, unknown } from './step';

/** The rights of our schemas, and what the shop has in those of Supabase, as statements that can be repeated. */
export const rightsFile = (projectDir: string) => path.join(projectDir, 'rights.sql');

async function listDifferences(url: string, projectDir: string): Promise<Difference[]> {
  const declared = await readFile(path.join(projectDir, 'catalogue.json'), 'utf8');
  const migrations = await readMigrations(projectDir);
  const live = await asOwner(url, async ({ query, exec }) => {
    await exec(`begin read only; set local search_path = ''`);
    const rows = await query<CatalogueRow>(CATALOGUE);
    await exec('rollback');
    return rows;
  });
  const statements = migrations.map(({ sql }) => sql).join('\n');
  return compareCatalogues(JSON.parse(declared) as DeclaredRow[], live, statements);
}

/** Compares the live database with the declared one, object by object. */
export const catalogueStep: GoLiveStep = {
  async inspect({ databaseUrl, projectDir }) {
    if (!databaseUrl) return unknown('The database is not compared without HOSTED_DATABASE_URL.');
    const differences = await listDifferences(databaseUrl, projectDir);
    if (differences.length === 0) {
      return done('Tables, functions, triggers, policies and grants are as declared.');
    }
    const lines = differences.map(({ what, mend }) => `\n      ${what}\n        ${mend};`);
    return open(
      `Differences from the declared database: ${differences.length}. For rights, policies and what is in Supabase's schemas: npm run shop -- go-live --repair. To fix them one by one, in the SQL editor:${lines.join('')}`,
    );
  },
  async apply({ databaseUrl, projectDir, answers }) {
    if (!databaseUrl) return;
    const question = `Apply the shop's rights and policies again, and its triggers on accounts?`;
    if (!(await answers.confirm(question))) return;
    const rights = await readFile(rightsFile(projectDir), 'utf8');
    await asOwner(databaseUrl, ({ exec }) => exec(`begin;\n${rights}\n;commit`));
  },
};

const ROLES = `select r.rolname as role, r.rolcanlogin as "signsIn" from pg_roles r
  where r.rolname = 'publisher' or r.rolname = 'messenger' and (
    exists (select from private.workers w where w.work = 'messages')
    or exists (select from private.outbox o where o.state = 'pending'))
  order by 1`;

/** Whether the roles of the schedule and of the worker can sign in, whose addresses are not known here. */
export const rolesStep: GoLiveStep = {
  async inspect({ databaseUrl }) {
    if (!databaseUrl) return unknown('The roles are not checked without HOSTED_DATABASE_URL.');
    const roles = await asOwner(databaseUrl, ({ query }) =>
      query<{ role: string; signsIn: boolean }>(ROLES),
    );
    const names = roles.filter(({ signsIn }) => !signsIn).map(({ role }) => role);
    if (names.length === 0) return done('The roles of the database that are needed can sign in.');
    return open(
      `Roles that cannot sign in: ${names.join(', ')}. npm run shop -- go-live sets their passwords, or "alter role ${names[0]} login".`,
    );
  },
};
