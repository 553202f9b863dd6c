import type { Db } from './db.ts';

const SCHEMAS = `('public'::regnamespace, 'private'::regnamespace)`;

/** The privileges of an object: without any grant or revocation it has those of its kind. */
const privileges = (acl: string, kind: string, owner: string) =>
  `array(select unnest(coalesce(${acl}, acldefault(${kind}, ${owner})))::text order by 1)`;

// What an object is, without its number and without the position of a column.
const OBJECTS: Record<string, string> = {
  schemas: `select n.nspname, ${privileges('n.nspacl', `'n'`, 'n.nspowner')}, obj_description(n.oid, 'pg_namespace')
    from pg_namespace n where n.oid in ${SCHEMAS}`,
  functions: `select p.oid::regprocedure, pg_get_functiondef(p.oid), ${privileges('p.proacl', `'f'`, 'p.proowner')},
      obj_description(p.oid, 'pg_proc')
    from pg_proc p where p.pronamespace in ${SCHEMAS}`,
  tables: `select c.oid::regclass, c.relkind, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity,
      ${privileges('c.relacl', `case c.relkind when 'S' then 's' else 'r' end::"char"`, 'c.relowner')}, obj_description(c.oid, 'pg_class')
    from pg_class c where c.relnamespace in ${SCHEMAS} and c.relkind not in ('i', 't')`,
  columns: `select a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid), ${privileges('a.attacl', `'c'`, 'c.relowner')},
      col_description(a.attrelid, a.attnum)
    from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace in ${SCHEMAS} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  constraints: `select k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid), k.convalidated
    from pg_constraint k where k.connamespace in ${SCHEMAS}`,
  indexes: `select i.indexrelid::regclass, pg_get_indexdef(i.indexrelid), obj_description(i.indexrelid, 'pg_class')
    from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace in ${SCHEMAS}`,
  triggers: `select pg_get_triggerdef(t.oid), t.tgenabled
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.pronamespace in ${SCHEMAS}`,
  policies: 'select p.* from pg_policies p',
  'default privileges': `select d.defaclrole::regrole, d.defaclnamespace::regnamespace, d.defaclobjtype,
      array(select unnest(d.defaclacl)::text order by 1) from pg_default_acl d`,
};

async function linesOf(db: Db, sql: string): Promise<string[]> {
  const query = `select row(t.*)::text as line from (${sql}) as t order by 1`;
  return (await db.query<{ line: string }>(query)).map(({ line }) => line);
}

/** What the database contains in our schemas, by kind; two databases can be compared. */
export async function readCatalogue(db: Db): Promise<Record<string, string[]>> {
  const catalogue: Record<string, string[]> = {};
  for (const [kind, sql] of Object.entries(OBJECTS)) catalogue[kind] = await linesOf(db, sql);
  return catalogue;
}

/** The rows of each table in our schemas, without values that differ from database to database. */
export async function readRows(db: Db): Promise<Record<string, string[]>> {
  const tables = await db.query<{ name: string; columns: string[] }>(
    `select c.oid::regclass::text as name, array_agg(quote_ident(a.attname) order by a.attname) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relnamespace in ${SCHEMAS} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       -- A default with a call, such as now(), and the random keys.
       and coalesce(pg_get_expr(d.adbin, d.adrelid), '') !~ '\\('
       -- A migration is one transaction, the schemas are several, each of which has a publication of its own.
       and (c.oid::regclass::text, a.attname) not in (('private.secrets', 'value'), ('publications', 'id'))
     group by c.oid`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name, columns } of tables) {
    rows[name] = await linesOf(db, `select distinct ${columns.join(', ')} from ${name}`);
  }
  return rows;
}
