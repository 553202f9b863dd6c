// What the database consists of, object by object, so that a live one can be compared with the declared one by content.

export interface DeclaredRow {
  /** What it is, with its schema. A grant is the statement that grants it. */
  object: string;
  definition: string;
  /** The statement that makes it so, where that is not the object. Empty for a function: it stands in supabase/schemas. */
  mend?: string;
}

export interface CatalogueRow extends DeclaredRow {
  mend: string;
  /** The statement that removes it; empty where it is not for this site to remove. */
  undo: string;
}

const API = `('public', 'anon', 'authenticated', 'service_role', 'publisher', 'messenger')`;
const OURS = `in ('public', 'private')`;
const RELATION = `format('%I.%I', n.nspname, c.relname)`;
const TABLES = `pg_class c join pg_namespace n on n.oid = c.relnamespace`;

/** Rows of (granted, target, grantee), each a privilege on something of a kind. */
const granted = (kind: string, target: string, from: string, acl: string) => `
  select format('grant %s on ${kind} %s to %s', lower(a.privilege_type), ${target}, g.name) as object,
    format('revoke %s on ${kind} %s from %s', lower(a.privilege_type), ${target}, g.name) as undo
  from ${from} cross join lateral aclexplode(${acl}) a join grantees g on g.oid = a.grantee
  where g.name in ${API}`;

/** Reads what is declared, with an empty search path. */
export const CATALOGUE = `
with grantees as (select 0::oid as oid, 'public' as name union all select oid, rolname from pg_roles),
grants as (
  ${granted('schema', 'n.nspname', 'pg_namespace n', `case when n.nspname ${OURS} then n.nspacl end`)}
  union all
  ${granted('table', RELATION, TABLES, `case when n.nspname ${OURS} and c.relkind = 'r' then c.relacl end`)}
  union all
  ${granted('sequence', RELATION, TABLES, `case when n.nspname ${OURS} and c.relkind = 'S' then c.relacl end`)}
  union all
  ${granted(
    'function',
    'p.oid::regprocedure',
    'pg_proc p join pg_namespace n on n.oid = p.pronamespace',
    `case when n.nspname ${OURS} then coalesce(p.proacl, acldefault('f', p.proowner)) end`,
  )}
  union all
  select format('grant %s (%I) on table %s to %s', lower(a.privilege_type), t.attname, ${RELATION}, g.name),
    format('revoke %s (%I) on table %s from %s', lower(a.privilege_type), t.attname, ${RELATION}, g.name)
  from ${TABLES} join pg_attribute t on t.attrelid = c.oid and not t.attisdropped
    cross join lateral aclexplode(t.attacl) a join grantees g on g.oid = a.grantee
  where n.nspname ${OURS} and g.name in ${API}
  union all
  select format('alter default privileges in schema %I grant %s on %s to %s', n.nspname, lower(a.privilege_type), k.kind, g.name),
    format('alter default privileges in schema %I revoke %s on %s from %s', n.nspname, lower(a.privilege_type), k.kind, g.name)
  from pg_default_acl d join pg_namespace n on n.oid = d.defaclnamespace
    join (values ('r', 'tables'), ('f', 'functions'), ('S', 'sequences')) as k (code, kind) on k.code = d.defaclobjtype::text
    cross join lateral aclexplode(d.defaclacl) a join grantees g on g.oid = a.grantee
  where n.nspname ${OURS} and d.defaclrole = current_user::regrole and g.name in ${API}
)
select object, '' as definition, object as mend, undo from grants
union all
select format('function %s', p.oid::regprocedure), md5(pg_get_functiondef(p.oid)), '', ''
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname ${OURS} and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
union all
select format('row level security of %s', ${RELATION}), case when c.relrowsecurity then 'on' else 'off' end,
  format('alter table %s enable row level security', ${RELATION}), ''
from ${TABLES} where n.nspname ${OURS} and c.relkind = 'r'
union all
select format('trigger %I on %s', t.tgname, ${RELATION}),
  pg_get_triggerdef(t.oid) || case t.tgenabled when 'O' then '' else ' disabled' end,
  replace(pg_get_triggerdef(t.oid), 'CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER'),
  format('drop trigger %I on %s', t.tgname, ${RELATION})
from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_proc p on p.oid = t.tgfoid
where not t.tgisinternal and (n.nspname ${OURS} or p.pronamespace = 'private'::regnamespace)
union all
select format('policy %I on %I.%I', p.policyname, p.schemaname, p.tablename), d.statement,
  format('drop policy if exists %I on %I.%I; %s', p.policyname, p.schemaname, p.tablename, d.statement),
  format('drop policy %I on %I.%I', p.policyname, p.schemaname, p.tablename)
from pg_policies p cross join lateral (select format('create policy %I on %I.%I as %s for %s to %s%s%s',
  p.policyname, p.schemaname, p.tablename, lower(p.permissive), lower(p.cmd), array_to_string(p.roles, ', '),
  ' using (' || p.qual || ')', ' with check (' || p.with_check || ')') as statement) d
where p.schemaname ${OURS} or (p.schemaname, p.tablename) in (('storage', 'objects'), ('realtime', 'messages'))
union all
select format('column %s.%I', ${RELATION}, t.attname), concat_ws(' ', y.name, y.needed, y.filled),
  format('alter table %1$s add column if not exists %2$I %3$s %4$s', ${RELATION}, t.attname, y.name, y.filled)
    || case when t.attgenerated = '' and t.attidentity = '' then format('; alter table %1$s alter column %2$I type %3$s, %4$s, %5$s',
      ${RELATION}, t.attname, y.name,
      format('alter column %I %s', t.attname, case when t.attnotnull then 'set not null' else 'drop not null' end),
      format('alter column %I %s', t.attname, coalesce('set ' || y.filled, 'drop default'))) else '' end,
  ''
from ${TABLES} join pg_attribute t on t.attrelid = c.oid and t.attnum > 0 and not t.attisdropped
  left join pg_attrdef e on e.adrelid = c.oid and e.adnum = t.attnum
  cross join lateral (select format_type(t.atttypid, t.atttypmod) as name, case when t.attnotnull then 'not null' end as needed,
    case when t.attgenerated <> '' then format('generated always as (%s) stored', pg_get_expr(e.adbin, e.adrelid))
      when t.attidentity <> '' then 'generated always as identity'
      else 'default ' || pg_get_expr(e.adbin, e.adrelid) end as filled) y
where n.nspname ${OURS} and c.relkind = 'r'
union all
select format('constraint %I on %s', k.conname, ${RELATION}), pg_get_constraintdef(k.oid),
  format('alter table %1$s drop constraint if exists %2$I; alter table %1$s add constraint %2$I %3$s', ${RELATION}, k.conname, pg_get_constraintdef(k.oid)),
  format('alter table %s drop constraint %I', ${RELATION}, k.conname)
from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
where n.nspname ${OURS} and k.contype in ('c', 'u', 'p', 'x', 'f')
union all
select format('index %I of %s', i.relname, ${RELATION}), pg_get_indexdef(i.oid),
  format('drop index if exists %I.%I; %s', n.nspname, i.relname, pg_get_indexdef(i.oid)), ''
from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid join pg_namespace n on n.oid = c.relnamespace
where n.nspname ${OURS} and not exists (select from pg_constraint k where k.conindid = i.oid)
order by 1`;

/** What is ours, whether it is there or not; the objects that operators add to their project are not. */
const named = (object: string) =>
  /\b(?:public|private|storage|realtime|auth)\.\w+/.exec(object)?.[0];

export interface Difference {
  what: string;
  mend: string;
}

/** The statement that creates a function, from the migrations. */
function sourceOf(object: string, migrations: string): string {
  const name = /^function ([\w.]+)\(/.exec(object)?.[1] ?? '';
  const found = new RegExp(`^create function ${name}\\([^]*?\\$\\$[^]*?\\$\\$;`, 'm').exec(
    migrations,
  );
  return found?.[0].replace('create function', 'create or replace function') ?? '';
}

/**
 * @param migrations their statements
 * @returns each difference with the statement that mends it, which the owner of the database can run
 */
export function compareCatalogues(
  declared: readonly DeclaredRow[],
  live: readonly CatalogueRow[],
  migrations: string,
): Difference[] {
  const found = new Map(live.map((row) => [row.object, row]));
  const wanted = new Set(declared.map(({ object }) => object));
  const ours = new Set(declared.map(({ object }) => named(object)));
  const changed = declared.flatMap(({ object, definition, mend = object }) => {
    const row = found.get(object);
    if (row?.definition === definition) return [];
    const what = row ? `differs: ${object}` : `missing: ${object}`;
    return [{ what, mend: mend || sourceOf(object, migrations) }];
  });
  const isOurs = (object: string) => {
    const name = named(object) ?? '';
    if (/ on sequence /.test(object)) return [...ours].some((each) => name.startsWith(`${each}_`));
    return object.startsWith('alter default') || ours.has(name);
  };
  const added = live
    .filter(({ object, undo }) => undo && !wanted.has(object) && isOurs(object))
    .map(({ object, undo }) => ({ what: `not declared: ${object}`, mend: undo }));
  return [...changed, ...added];
}
