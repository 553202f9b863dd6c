import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { DatabaseError, Db } from '../support/db.ts';
import { BOOKING } from '../support/fixture.ts';
import type { Check } from './check.ts';

/** A place where a caller of the API can put a text, and the statement that puts `$1` there. */
interface Place {
  name: string;
  actor: Actor;
  sql: string;
  /** The message of the error for an argument, the name of the constraint for a column. */
  refusal: string;
  /** It may be longer than any text, and no function normalizes it. */
  isList: boolean;
}

/** An argument or a column of a type, from a text. */
const fromText: Record<string, string> = {
  text: '$1::text',
  'text[]': 'array[$1::text]',
  jsonb: 'jsonb_build_array($1::text)',
};
const TEXTS = Object.keys(fromText)
  .map((type) => `'${type}'::regtype`)
  .join(', ');

interface Argument {
  function: string;
  /** All arguments of the function. */
  names: string[];
  types: string[];
  /** Which of them it is. */
  number: number;
  isPublic: boolean;
}

async function argumentPlaces(db: Db): Promise<Place[]> {
  const found = await db.query<Argument>(
    `select format('%I.%I', p.pronamespace::regnamespace, p.proname) as function,
       to_json(p.proargnames[:p.pronargs]) as names, to_json(p.proargtypes::regtype[]::text[]) as types,
       a.number::int - 1 as number, has_function_privilege('anon', p.oid, 'execute') as "isPublic"
     from pg_proc p, unnest(p.proargtypes) with ordinality as a (type, number)
     where p.pronamespace = 'public'::regnamespace and a.type in (${TEXTS})
       and (has_function_privilege('anon', p.oid, 'execute')
         or has_function_privilege('authenticated', p.oid, 'execute'))
     order by 1, a.number`,
  );
  return found.map(({ function: called, names, types, number, isPublic }) => {
    const values = types.map((type, i) => (i === number ? fromText[type] : `null::${type}`));
    const list = names.map((name, i) => `${name} => ${values[i]}`).join(', ');
    return {
      name: `${names[number]} of ${called}`,
      actor: isPublic ? 'anonymous' : 'admin',
      sql: `select ${called}(${list})`,
      refusal: `${names[number]}`.replace(/^p/, 'invalid'),
      isList: types[number] !== 'text',
    };
  });
}

interface Column {
  table: string;
  column: string;
  type: string;
  isPublic: boolean;
}

async function columnPlaces(db: Db, privilege: 'insert' | 'update'): Promise<Place[]> {
  const found = await db.query<Column>(
    `select c.relname as table, a.attname as column, a.atttypid::regtype::text as type,
       has_column_privilege('anon', c.oid, a.attnum, '${privilege}') as "isPublic"
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid in (${TEXTS})
       and (has_column_privilege('anon', c.oid, a.attnum, '${privilege}')
         or has_column_privilege('authenticated', c.oid, a.attnum, '${privilege}'))
     order by 1, 2`,
  );
  return found.map(({ table, column, type, isPublic }) => ({
    name: `${privilege} of ${table}.${column}`,
    actor: isPublic ? 'anonymous' : 'admin',
    sql:
      privilege === 'insert'
        ? `insert into public.${table} (${column}) values (${fromText[type]})`
        : `update public.${table} set ${column} = ${fromText[type]} where true`,
    refusal: `${table}_${column}`,
    isList: type !== 'text',
  }));
}

/** Each mark belongs before the one that precedes it: to normalize them takes the square of their number. */
const marks = (bytes: number) => '\u0301\u0316'.repeat(bytes / 4);
const MEGABYTE = marks(1_000_000);
/** Longer than any text; a function that normalizes it takes a second and not minutes. */
const TRIAL = marks(42_000);
const MOST_TRIES = 3;

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Sends a text until one try is fast: another process can delay any of them. */
async function send(db: Db, { name, actor, sql }: Place, text: string, limit: number) {
  let refusal: DatabaseError | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const taken = await time(async () => {
      ({ refusal } = await attempt(db, actor, sql, { parameters: [text] }));
    });
    if (taken < limit) return refusal?.rule ?? refusal?.message;
  }
  throw new assert.AssertionError({ message: `${name} is slow` });
}

/** Expects that each place refuses a long text by its length, as fast as a short one. */
async function refuseLong(db: Db, places: Place[]): Promise<void> {
  const normalizing = () => db.query('select normalize($1::text)', [marks(4_000)]);
  const limit = 50 * Math.max(await time(normalizing), await time(normalizing));
  assert.ok(places.length > 0);
  for (const place of places) {
    const trial = await send(db, place, TRIAL, limit);
    if (!place.isList) assert.equal(trial, place.refusal, place.name);
    assert.equal(await send(db, place, MEGABYTE, limit), place.refusal, place.name);
  }
}

export const lengths: Check[] = [
  {
    name: 'lengths: every text argument of a function of the API is refused by its length',
    run: async (db) => refuseLong(db, await argumentPlaces(db)),
  },
  ...(['insert', 'update'] as const).map(
    (privilege): Check => ({
      name: `lengths: every text column that visitors or staff may ${privilege} is refused by its length`,
      run: async (db) => refuseLong(db, await columnPlaces(db, privilege)),
    }),
  ),
  {
    name: 'lengths: what the constraints of a column accept is not too long',
    run: async (db) => {
      const longest = await db.query<{ column: string; isTooLong: boolean }>(
        `select m[1] as column, private.too_long(jsonb_build_object(m[1], repeat('x', m[2]::int))) is not null as "isTooLong"
         from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), 'char_length\\((\\w+)\\) <= (\\d+)', 'g') as m
         where k.contype = 'c' and exists (
           select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
           where t.tgrelid = k.conrelid and p.prosrc like '%private.check_lengths(%')`,
      );
      assert.ok(longest.length > 0);
      assert.deepEqual(
        longest.filter(({ isTooLong }) => isTooLong),
        [],
      );
    },
  },
  {
    name: 'lengths: the longest lists of visitors and the most photos are not too long',
    run: async (db) => {
      const lists = {
        services: Array(10).fill('x'.repeat(60)),
        further_services: Array(9).fill('x'.repeat(60)),
        photos: Array(12).fill('x'.repeat(1_000)),
        tires: Array(4).fill({ product: BOOKING, count: 12, installed: 99_999_999.99 }),
        events: Array(20).fill({
          remote: 'x'.repeat(40),
          version: 'x'.repeat(12),
          route: 'x'.repeat(100),
          event: 'failure',
          error: 'x'.repeat(40),
          start: 'first',
          ...{ ms: 60_000.123, LCP: 60_000.123, INP: 60_000.123, CLS: 10.123_456_789 },
        }),
      };
      assert.deepEqual(
        await db.query('select private.too_long($1::text::jsonb) as long', [JSON.stringify(lists)]),
        [{ long: null }],
      );
    },
  },
  {
    name: 'lengths: no trigger of a row receives a text before its length was checked',
    run: async (db) => {
      // Bits 1, 2, 4 and 16: row, before, insert, update.
      const first = await db.query<{ table: string; isChecked: boolean }>(
        `select c.relname as table, operation, exists (
           select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
           where t.tgrelid = c.oid and t.tgtype::int & 3 = 3 and t.tgtype::int & bit > 0
             and p.prosrc ~ '^\\s*begin\\s+perform private\\.check_lengths\\(') as "isChecked"
         from pg_class c, (values ('insert', 4), ('update', 16)) as o (operation, bit)
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and exists (
           select from pg_attribute a
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid in (${TEXTS})
             and has_column_privilege('authenticated', c.oid, a.attnum, 'insert, update'))`,
      );
      assert.deepEqual(
        first.filter(({ isChecked }) => !isChecked),
        [],
      );
    },
  },
];
