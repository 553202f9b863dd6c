import assert from 'node:assert/strict';
import { CALLABLE, TABLES } from './grants.ts';
import { TIME_LIMITS } from './timeLimits.ts';
import { WRITABLE } from './writableColumns.ts';

interface Db {
  query<Row extends object>(sql: string, parameters?: unknown[]): Promise<Row[]>;
}

/** A rule about who may do what. It throws an `AssertionError` where a database differs. */
interface Privilege {
  name: string;
  run(db: Db): Promise<void>;
}

/** A table of the schema public that no list of `grants.ts` names. */
interface StaffTable {
  name: string;
  /** The columns that staff fill in, in alphabetical order; the database sets the others. */
  columns: string[];
}

/**
 * Finds the tables that `grants.ts` does not name. Each of them must be one that administrators edit row by row, as
 * docs/staff-tables.md describes, and that nobody else reads.
 */
export const findStaffTables = (db: Db) =>
  db.query<StaffTable>(
    `select c.relname as name, json_agg(a.attname order by a.attname::text collate "C") as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1::text[])
       and a.attname not in ('id', 'updated_at')
     group by 1 order by 1`,
    [TABLES.authenticated.select],
  );

async function columns(db: Db, role: string, privilege: string) {
  const rows = await db.query<{ table: string; columns: string[] }>(
    `select c.relname as table, json_agg(a.attname order by a.attname::text collate "C") as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
       and has_column_privilege($1::text, c.oid, a.attnum, $2::text)
     group by 1`,
    [role, privilege],
  );
  return Object.fromEntries(rows.map((row) => [row.table, row.columns]));
}

const columnCheck = (role: keyof typeof WRITABLE, privilege: 'insert' | 'update'): Privilege => ({
  name: `columns: ${role} may ${privilege} exactly the columns it needs`,
  run: async (db) => {
    const others = role === 'authenticated' ? await findStaffTables(db) : [];
    // The form generates the id of a new row, so that a request that is repeated adds no second row.
    const ids = privilege === 'insert' ? ['id'] : [];
    assert.deepEqual(await columns(db, role, privilege), {
      ...WRITABLE[role][privilege],
      ...Object.fromEntries(
        others.map(({ name, columns: own }) => [name, [...ids, ...own].sort()]),
      ),
    });
  },
});

/** Those that read and change the tables that `grants.ts` does not name. */
const ROLES_OF_STAFF = ['authenticated', 'service_role'];

const tableCheck = (role: string, privilege: string, tables: readonly string[]): Privilege => ({
  name: `tables: ${role} may ${privilege} exactly the tables it needs`,
  run: async (db) => {
    const rows = await db.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
         and ${privilege === 'select' ? 'has_any_column_privilege' : 'has_table_privilege'}($1::text, oid, $2::text)`,
      [role, privilege],
    );
    const others = ROLES_OF_STAFF.includes(role) ? await findStaffTables(db) : [];
    const expected = [...tables, ...others.map(({ name }) => name)];
    assert.deepEqual(rows.map((row) => row.name).sort(), expected.sort());
  },
});

const functionCheck = (role: keyof typeof CALLABLE): Privilege => ({
  name: `functions: ${role} may call exactly the functions it needs`,
  run: async (db) => {
    const rows = await db.query<{ name: string }>(
      `select p.proname as name from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and has_function_privilege($1::text, p.oid, 'execute')`,
      [role],
    );
    assert.deepEqual(rows.map((row) => row.name).sort(), [...CALLABLE[role]].sort());
  },
});

/** A check with a query that lists violations of a rule of the schema. It must return no row. */
const noViolations = (name: string, sql: string): Privilege => ({
  name,
  run: async (db) => assert.deepEqual(await db.query(sql), []),
});

const IS_ADMIN = '( SELECT private.is_admin() AS is_admin)';

/** The policies of a table that `grants.ts` does not name: roles, rows that are read, rows that are written. */
const POLICIES_OF_STAFF = {
  SELECT: ['authenticated', IS_ADMIN, null],
  INSERT: ['authenticated', null, IS_ADMIN],
  UPDATE: ['authenticated', IS_ADMIN, IS_ADMIN],
  DELETE: ['authenticated', IS_ADMIN, null],
};

const ROLES = `array['anon', 'authenticated', 'service_role', 'publisher', 'messenger']`;

/** Whether a column never leaves the database: its comment says so. */
const IS_SECRET = `coalesce(col_description(a.attrelid, a.attnum), '') like 'Secret.%'`;

const OURS = `in ('public'::regnamespace, 'private'::regnamespace)`;

export const privileges: Privilege[] = [
  ...(['anon', 'authenticated', 'publisher', 'messenger'] as const).flatMap((role) =>
    (['insert', 'update'] as const).map((privilege) => columnCheck(role, privilege)),
  ),
  ...Object.entries(TABLES).flatMap(([role, privileged]) =>
    Object.entries(privileged).map(([privilege, tables]) => tableCheck(role, privilege, tables)),
  ),
  ...(['anon', 'authenticated', 'service_role', 'publisher', 'messenger'] as const).map(
    functionCheck,
  ),
  noViolations(
    'schemas: the roles of the API and of the workers may use public and not private',
    `select role, schema from unnest(${ROLES}) as role,
       unnest(array['public', 'private']) as schema
     where has_schema_privilege(role, schema, 'usage') <> (schema = 'public')`,
  ),
  noViolations(
    'row level security is on for every table',
    `select relname from pg_class where relnamespace ${OURS} and relkind = 'r' and not relrowsecurity`,
  ),
  {
    name: 'policies: a table that no list names is for administrators only',
    run: async (db) => {
      for (const { name } of await findStaffTables(db)) {
        const [found] = await db.query<{ policies: unknown }>(
          `select json_object_agg(cmd, json_build_array(array_to_string(roles, ','), qual, with_check)) as policies
           from pg_policies where schemaname = 'public' and tablename = $1`,
          [name],
        );
        assert.deepEqual(found?.policies, POLICIES_OF_STAFF, name);
      }
    },
  },
  noViolations(
    'secret columns: a role that reads a table reads all of its columns but these',
    `select c.relname, a.attname, role from pg_attribute a join pg_class c on c.oid = a.attrelid, unnest(${ROLES}) as role
     where c.relnamespace ${OURS} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and has_column_privilege(role, c.oid, a.attnum, 'select')
         <> (has_any_column_privilege(role, c.oid, 'select') and not ${IS_SECRET})`,
  ),
  noViolations(
    'secret columns: no function returns rows that have one',
    `select p.oid::regprocedure::text, a.attname from pg_proc p
       join lateral unnest(p.prorettype || p.proallargtypes) as returned on true
       join pg_type t on t.oid = returned join pg_attribute a on a.attrelid = t.typrelid and a.attnum > 0,
       unnest(${ROLES}) as role
     where p.pronamespace ${OURS} and has_function_privilege(role, p.oid, 'execute') and ${IS_SECRET}`,
  ),
  noViolations(
    'secret columns: no publication of changes has one',
    `select p.pubname, a.attname from pg_publication_tables p
       join pg_attribute a on a.attrelid = format('%I.%I', p.schemaname, p.tablename)::regclass and a.attname = any (p.attnames)
     where ${IS_SECRET}`,
  ),
  noViolations(
    'no role of the API may truncate, reference or put triggers on a table',
    `select relname from pg_class, unnest(${ROLES}) as role
     where relnamespace ${OURS} and relkind = 'r' and has_table_privilege(role, oid, 'truncate, references, trigger')`,
  ),
  noViolations(
    'no role of the API may use, read or set a sequence',
    `select relname from pg_class, unnest(${ROLES}) as role
     where relnamespace ${OURS} and relkind = 'S' and has_sequence_privilege(role, oid, 'usage, select, update')`,
  ),
  noViolations(
    'what a later migration creates is granted to no role of the API',
    `select defaclobjtype, g.grantee::regrole::text from pg_default_acl, aclexplode(defaclacl) g
     -- The schema storage has defaults of its own, which are Supabase's.
     where defaclrole = current_user::regrole and defaclnamespace in (0, 'public'::regnamespace, 'private'::regnamespace)
       and g.grantee in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)`,
  ),
  // A project returns at most so many rows of a function, and leaves the others out without an error. Of the excepted one,
  // which pages filter, the client reads all pages.
  noViolations(
    'a function of the API returns a list as one value, not as rows',
    `select proname from pg_proc p, unnest(${ROLES}) as role
     where pronamespace = 'public'::regnamespace and proretset and proname <> 'slot_availability'
       and has_function_privilege(role, p.oid, 'execute')`,
  ),
  noViolations(
    'every function pins an empty search path',
    `select proname from pg_proc where pronamespace ${OURS}
       and not 'search_path=""' = any (coalesce(proconfig, '{}'))`,
  ),
  {
    name: 'every function by which staff write has the limit of time of its list, or a reason for none',
    run: async (db) => {
      const rows = await db.query<{ name: string; limits: string | null }>(
        `select p.proname as name, (
           select string_agg(setting, ',') from unnest(p.proconfig) as setting where setting like 'statement_timeout=%') as limits
         from pg_proc p
         where p.pronamespace ${OURS} and p.provolatile = 'v' and has_function_privilege('authenticated', p.oid, 'execute')`,
      );
      const reason = (name: string) => {
        const listed = TIME_LIMITS[name] ?? 'not listed';
        return listed.startsWith('statement_timeout') ? 'no limit' : listed;
      };
      assert.deepEqual(
        Object.fromEntries(rows.map(({ name, limits }) => [name, limits ?? reason(name)])),
        TIME_LIMITS,
      );
    },
  },
  noViolations(
    'every table, column and function has a comment',
    `select c.relname || coalesce('.' || a.attname, '') as missing from pg_class c
       left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace ${OURS} and c.relkind = 'r'
       and (obj_description(c.oid) is null or col_description(c.oid, a.attnum) is null)
     union all select proname from pg_proc where pronamespace ${OURS} and obj_description(oid) is null`,
  ),
];
