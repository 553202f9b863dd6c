import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import { splitSqlStatements } from '@supabase/lite';
import { type GeneratedFile, generatedBy } from './generatedFile';

const ROLES = 'anon, authenticated, service_role, publisher, messenger';

/** What the schemas say about rights; the other statements make objects. */
const RIGHTS =
  /^(grant|revoke|alter default privileges|create policy|alter table \S+ enable row level security)\b/;

const withoutComments = (statement: string) => statement.replace(/^(\s*--.*\n|\s*\n)+/, '').trim();

/**
 * The rights of our schemas and what the shop has in those of Supabase, as one file that can be repeated: a dump carries
 * neither a REVOKE nor anything of ours in the schemas auth, storage and realtime (docs/backups.md).
 */
export async function generateRights(): Promise<GeneratedFile[]> {
  const folder = path.join(root, 'supabase/schemas');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const statements = texts.flatMap((text) => splitSqlStatements(text).map(withoutComments));
  const made = (kind: string) =>
    statements.flatMap((statement) => {
      const [, name] = new RegExp(`^create ${kind} (public\\.\\w+)`).exec(statement) ?? [];
      return name ? [name] : [];
    });
  const tables = made('table');
  const roles = statements.filter((statement) => statement.includes('create role'));
  const rights = statements.filter((statement) => RIGHTS.test(statement));
  const text = `-- ${generatedBy('supabase/schemas')}
-- The rights of the shop's schemas, and what it has in those of Supabase. They can be applied again at any time, which
-- \`npm run shop -- go-live --repair\` and \`npm run shop -- restore\` do in one transaction.

${roles.join(';\n')};

-- Nothing is allowed but what follows.
do $$
declare
  shop_tables constant regclass[] := array[
    ${tables.map((name) => `'${name}'`).join(', ')}]::regclass[];
  found record;
begin
  for found in
    select format('table %s', c.oid::regclass) as object from pg_class c
    where c.oid = any (shop_tables) or c.relnamespace = 'private'::regnamespace and c.relkind = 'r'
    union all
    select format('sequence %s', s.oid::regclass) from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
    where d.refobjid = any (shop_tables) or s.relnamespace = 'private'::regnamespace
  loop
    execute format('revoke all on %s from public, ${ROLES}', found.object);
  end loop;
  for found in
    select p.polname as name, p.polrelid::regclass as on_table from pg_policy p where p.polrelid = any (shop_tables)
  loop
    execute format('drop policy %I on %s', found.name, found.on_table);
  end loop;
end $$;
revoke all on schema private from public, ${ROLES};
revoke all on all functions in schema private from public, ${ROLES};
revoke all on function
  ${made('function').join(',\n  ')}
from public, ${ROLES};

${rights.join(';\n')};

-- ${files.at(-1)}

${texts.at(-1)}`;
  return [{ file: 'supabase/rights.sql', text }];
}
