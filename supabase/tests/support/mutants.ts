import type { Db } from './db.ts';
import { RULES } from './ruleMutants.ts';

/** One way to weaken the database. */
export interface Mutant {
  kind: string;
  name: string;
  sql: string;
}

const OURS = `('public'::regnamespace, 'private'::regnamespace)`;
const ROLES = `('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole, 'publisher'::regrole, 'messenger'::regrole)`;

// Each query lists, from the catalogue of the migrated database, everything of one kind that the
// migrations created, with the statement that removes it.
const KINDS: Record<string, string> = {
  'policy dropped': `
    select p.policyname || ' on ' || p.tablename as name,
      format('drop policy %I on %I.%I', p.policyname, p.schemaname, p.tablename) as sql
    from pg_policies p where p.schemaname in ('public', 'private')`,
  'policy wide open': `
    select p.policyname || ' on ' || p.tablename as name,
      format('alter policy %I on %I.%I %s %s', p.policyname, p.schemaname, p.tablename,
        case when p.qual is not null then 'using (true)' end,
        case when p.with_check is not null then 'with check (true)' end) as sql
    from pg_policies p where p.schemaname in ('public', 'private')
      and coalesce(p.qual, 'true') || coalesce(p.with_check, 'true') <> 'truetrue'
      -- Its condition repeats what the column grants decide already: no statement can detect it.
      and p.policyname <> 'contact_messages_send'`,
  'row level security off': `
    select c.relname as name, format('alter table %s disable row level security', c.oid::regclass) as sql
    from pg_class c where c.relnamespace in ${OURS} and c.relkind = 'r'`,
  'table grant revoked': `
    select format('%s on %s to %s', g.privilege_type, c.relname, g.grantee::regrole) as name,
      format('revoke %s on %s from %s', g.privilege_type, c.oid::regclass, g.grantee::regrole) as sql
    from pg_class c, aclexplode(c.relacl) g
    where c.relnamespace in ${OURS} and c.relkind = 'r' and g.grantee in ${ROLES}`,
  'column grant revoked': `
    select format('%s (%s) on %s to %s', g.privilege_type, a.attname, c.relname, g.grantee::regrole) as name,
      format('revoke %s (%I) on %s from %s', g.privilege_type, a.attname, c.oid::regclass, g.grantee::regrole) as sql
    from pg_class c join pg_attribute a on a.attrelid = c.oid, aclexplode(a.attacl) g
    where c.relnamespace in ${OURS} and g.grantee in ${ROLES}`,
  'function grant revoked': `
    select format('%s to %s', p.proname, g.grantee::regrole) as name,
      format('revoke execute on function %s from %s', p.oid::regprocedure, g.grantee::regrole) as sql
    from pg_proc p, aclexplode(p.proacl) g where p.pronamespace in ${OURS} and g.grantee in ${ROLES}`,
  'schema grant revoked': `
    select format('%s to %s', n.nspname, g.grantee::regrole) as name,
      format('revoke usage on schema %I from public, %s', n.nspname, g.grantee::regrole) as sql
    from pg_namespace n, aclexplode(n.nspacl) g where n.oid in ${OURS} and g.grantee in ${ROLES}`,
  'one grant too many': `
    select format('%s on %s to %s', privilege, c.relname, role) as name,
      format('grant %s on %s to %s', privilege, c.oid::regclass, role) as sql
    from pg_class c, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege,
      unnest(array['anon', 'authenticated', 'service_role', 'publisher', 'messenger']) as role
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not has_table_privilege(role, c.oid, privilege)`,
  'one grant on a sequence too many': `
    select format('%s on %s to %s', privilege, c.relname, role) as name,
      format('grant %s on sequence %s to %s', privilege, c.oid::regclass, role) as sql
    from pg_class c, unnest(array['usage', 'select', 'update']) as privilege,
      unnest(array['anon', 'authenticated', 'service_role', 'publisher', 'messenger']) as role
    where c.relnamespace in ${OURS} and c.relkind = 'S'`,
  'one default grant too many': `
    select format('%s to %s', kind, role) as name,
      format('alter default privileges in schema public grant all on %s to %s', kind, role) as sql
    from unnest(array['tables', 'sequences', 'functions']) as kind,
      unnest(array['anon', 'authenticated', 'service_role']) as role`,
  'constraint dropped': `
    select k.conname || ' on ' || k.conrelid::regclass as name,
      format('alter table %s drop constraint %I cascade', k.conrelid::regclass, k.conname) as sql
    from pg_constraint k where k.connamespace in ${OURS} and k.contype in ('c', 'u', 'p', 'x', 'f')`,
  'not null dropped': `
    select a.attrelid::regclass || '.' || a.attname as name,
      format('alter table %s alter column %I drop not null', a.attrelid::regclass, a.attname) as sql
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace in ${OURS} and c.relkind = 'r' and a.attnum > 0 and a.attnotnull
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey))`,
  'unique index dropped': `
    select c.relname as name, format('drop index %s', c.oid::regclass) as sql
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace in ${OURS} and i.indisunique
      and not exists (select from pg_constraint k where k.conindid = c.oid)`,
  'trigger dropped': `
    select format('%s on %s, which calls %s', t.tgname, c.relname, p.proname) as name,
      format('drop trigger %I on %s', t.tgname, c.oid::regclass) as sql
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and p.pronamespace in ${OURS} and c.relnamespace in ${OURS}`,
  // Only the Auth service, whose tables these are, may drop their triggers.
  'trigger without effect': `
    select format('%s on %s, which calls %s', t.tgname, c.relname, p.proname) as name,
      regexp_replace(pg_get_functiondef(p.oid), '\\mbegin\\M',
        format('begin if tg_name = %L then return null; end if;', t.tgname)) as sql
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and p.pronamespace in ${OURS} and c.relnamespace not in ${OURS}`,
  // Locks are left to races.test.ts: the step of another trigger takes the same one.
  'trigger step left out': `
    select p.proname || ': ' || step[1] as name, replace(pg_get_functiondef(p.oid), step[1], '') as sql
    from pg_proc p, regexp_matches(p.prosrc, '(?:perform|new(?:\\.\\w+)? :=) private\\.(?!take_lock)[^;]*;', 'g') as step
    where p.pronamespace in ${OURS} and p.prorettype = 'trigger'::regtype`,
  // A rule of a function: its text, and what replaces it. A text that no longer occurs leaves the
  // function unchanged, which survives.
  'rule left out': `
    select f || ': ' || part as name, replace(pg_get_functiondef(f::regprocedure), part, replacement) as sql
    from (values ${RULES.map(([name, part, replacement]) => `('${name}', $$${part}$$, $$${replacement}$$)`).join(',\n')})
      as rule (f, part, replacement)`,
  'length not checked': `
    select p.proname as name,
      regexp_replace(pg_get_functiondef(p.oid), 'perform private\\.require_lengths\\([^;]+;', '') as sql
    from pg_proc p where p.prosrc like '%perform private.require_lengths(%'`,
  'secret left out': `
    select p.proname as name,
      replace(replace(pg_get_functiondef(p.oid), 's.value || p_value', 'p_value'),
        $$private.keyed_hash('cancel_token', uuid_send(p_key))$$, 'sha256(uuid_send(p_key))') as sql
    from pg_proc p where p.oid in
      ('private.keyed_hash(text, bytea)'::regprocedure, 'private.cancel_token(uuid)'::regprocedure)`,
};

/** Every mutant of the database behind this connection. */
export async function findMutants(db: Db): Promise<Mutant[]> {
  const mutants: Mutant[] = [];
  for (const [kind, sql] of Object.entries(KINDS)) {
    const found = await db.query<{ name: string; sql: string }>(`${sql} order by 1`);
    mutants.push(...found.map((mutant) => ({ kind, ...mutant })));
  }
  return mutants;
}
