import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import type { Check } from './check.ts';

// A statement without a condition needs no right to read, so the policies for select do not hide
// the rows from it: only the policies for update and delete apply here.
const UNFILTERED: Record<string, string[]> = {
  user_profiles: [`update public.user_profiles set name = 'Tony'`],
  admins: ['delete from public.admins'],
  products: ['delete from public.products', 'update public.products set in_stock = false'],
  pictures: ['delete from public.pictures', `update public.pictures set alt = 'x'`],
  content_blocks: [
    'delete from public.content_blocks',
    `update public.content_blocks set content = 'x'`,
  ],
  content_drafts: [
    'delete from public.content_drafts',
    `update public.content_drafts set content = 'x'`,
  ],
  row_drafts: ['delete from public.row_drafts', `update public.row_drafts set changes = '{}'`],
  settings: [`update public.settings set value = '9'`],
  contact_messages: [
    'delete from public.contact_messages',
    'update public.contact_messages set is_read = true',
  ],
  message_texts: [`update public.message_texts set body = 'x'`],
  booking_tires: ['delete from public.booking_tires'],
  bookings: [`update public.bookings set notes = 'x'`],
  services: ['update public.services set price = 0'],
  opening_hours: [
    'delete from public.opening_hours',
    `update public.opening_hours set opens = '07:00'`,
  ],
  slots: ['delete from public.slots', `update public.slots set weekday = 8 - weekday`],
  closures: ['delete from public.closures', `update public.closures set reason = 'x'`],
  offers: ['delete from public.offers', 'update public.offers set percent = 100'],
  bays: [`update public.bays set equipment = '{lift}'`],
  vehicle_tires: [
    'delete from public.vehicle_tires',
    `update public.vehicle_tires set speed_rating = 'Q'`,
  ],
  list_entries: ['delete from public.list_entries', 'update public.list_entries set years = 1'],
  holds: ['delete from public.holds', `update public.holds set reason = 'x'`],
};

const contents = (db: Db, table: string) =>
  db.query(`select to_jsonb(t) as row from public.${table} t order by 1`);

const unfilteredCheck = (table: string, statement: string, actor: Actor): Check => ({
  name: `${table}: "${statement}" as ${actor} changes nothing`,
  run: async (db) => {
    const before = await contents(db, table);
    const { refusal } = await attempt(db, actor, statement);
    assert.equal(refusal, undefined);
    assert.deepEqual(await contents(db, table), before);
  },
});

/** The statements in a function's text that change rows, each up to its end or that of its parentheses. */
function writesIn(text: string): string[] {
  const code = text.replaceAll(/--.*/g, '');
  return [...code.matchAll(/\b(?:update|delete from) \w+\.\w+/gi)].map(({ index }) => {
    let depth = 0;
    const end = [...code.slice(index)].findIndex((letter) => {
      if (letter === '(') depth += 1;
      if (letter === ')') depth -= 1;
      return depth < 0 || letter === ';';
    });
    return code.slice(index, end < 0 ? undefined : index + end);
  });
}

export const unfilteredWrites: Check[] = [
  {
    // Hosted projects load safeupdate, which refuses them in functions too.
    name: 'each update and delete in a function has a condition',
    run: async (db) => {
      const functions = await db.query<{ name: string; text: string }>(
        `select oid::regprocedure::text as name, prosrc as text from pg_proc
         where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
      );
      const writes = functions.flatMap(({ name, text }) =>
        writesIn(text).map((statement) => ({ name, statement })),
      );
      assert.ok(writes.length > 0);
      assert.deepEqual(
        writes.filter(({ statement }) => !/\bwhere\b/i.test(statement)),
        [],
      );
    },
  },
  ...Object.entries(UNFILTERED).flatMap(([table, statements]) =>
    statements.flatMap((statement) =>
      (['user', 'removed'] as const).map((actor) => unfilteredCheck(table, statement, actor)),
    ),
  ),
];
