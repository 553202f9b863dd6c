import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { BOOKING } from '../support/fixture.ts';
import { book } from './booking.ts';
import type { Check } from './check.ts';

const DATES = `'date'::regtype, 'timestamptz'::regtype, 'timestamp'::regtype`;

interface Call {
  actor: Actor;
  /** `$1` becomes the date; a token of a manage link replaces `TOKEN`. */
  sql: string;
}

const customer = `'Ana', 'ana@example.com', '7705550123', 'Honda Civic', '', 'en', gen_random_uuid()`;

/** Each argument of the API that takes a date, with values for the others. */
const calls: Record<string, Call> = {
  'book_appointment(p_date)': {
    actor: 'anonymous',
    sql: `select public.book_appointment('oil-change', $1::date, '09:00', ${customer})`,
  },
  'book_for_caller(p_date)': {
    actor: 'admin',
    sql: `select public.book_for_caller(gen_random_uuid(), 'Ana', '7705550123', 'oil-change', $1::date, '09:00')`,
  },
  'hold_anyway(p_ends)': {
    actor: 'admin',
    sql: `select public.hold_anyway(gen_random_uuid(), 1, '2026-03-03 09:00Z', $1::timestamptz, '', '[]')`,
  },
  'hold_anyway(p_starts)': {
    actor: 'admin',
    sql: `select public.hold_anyway(gen_random_uuid(), 1, $1::timestamptz, '2026-03-03 09:00Z', '', '[]')`,
  },
  'move_booking(p_date)': {
    actor: 'anonymous',
    sql: `select public.move_booking('TOKEN', $1::date, '09:00')`,
  },
  'place_in_bay(p_date)': {
    actor: 'admin',
    sql: `select public.place_in_bay('${BOOKING}', (select updated_at from public.bookings where id = '${BOOKING}'), $1::date, '09:00', 1)`,
  },
  'place_in_bay(p_updated_at)': {
    actor: 'admin',
    sql: `select public.place_in_bay('${BOOKING}', $1::timestamptz, '2026-03-03', '09:00', 1)`,
  },
  'propose_moves(p_ends)': {
    actor: 'admin',
    sql: `select public.propose_moves(1, '2026-03-03 09:00Z', $1::timestamptz)`,
  },
  'propose_moves(p_starts)': {
    actor: 'admin',
    sql: `select public.propose_moves(1, $1::timestamptz, '2026-03-03 09:00Z')`,
  },
  'release_reports(p_from)': { actor: 'admin', sql: 'select public.release_reports($1::date)' },
  'rename_customer(p_updated_at)': {
    actor: 'admin',
    sql: `select public.rename_customer('${BOOKING}', $1::timestamptz, 'Zoe')`,
  },
  'slot_availability(p_from)': {
    actor: 'anonymous',
    sql: `select public.slot_availability('{oil-change}', $1::date, '2026-03-03')`,
  },
  'slot_availability(p_to)': {
    actor: 'anonymous',
    sql: `select public.slot_availability('{oil-change}', '2026-03-03', $1::date)`,
  },
  'start_times(p_date)': {
    actor: 'admin',
    sql: `select public.start_times($1::date, '{oil-change}')`,
  },
};

/** What a function of the shop rejects with: a word that forms translate. */
const WORD = /^[a-z]+(_[a-z]+)*$/;

const argumentsInCatalogue = async (db: Db) =>
  (
    await db.query<{ argument: string }>(
      `select format('%s(%s)', p.proname, p.proargnames[a.number::int]) as argument
       from pg_proc p, unnest(p.proargtypes) with ordinality as a (type, number)
       where p.pronamespace = 'public'::regnamespace and a.type in (${DATES})
         and has_function_privilege('authenticated', p.oid, 'execute')`,
    )
  )
    .map(({ argument }) => argument)
    .sort();

export const endlessDates: Check[] = [
  {
    name: 'dates: every argument that takes one is tried',
    run: async (db) => assert.deepEqual(await argumentsInCatalogue(db), Object.keys(calls)),
  },
  ...Object.entries(calls).map(
    ([name, { actor, sql }]): Check => ({
      name: `dates: ${name} has an end, or is refused in a word`,
      run: async (db) => {
        const { answer } = await book(db);
        const farthest = sql.includes('timestamptz') ? '294276-12-31' : '5874897-12-31';
        for (const date of ['infinity', '-infinity', farthest, '4713-01-01 BC']) {
          const filled = sql
            .replace('$1', `'${date}'`)
            .replace('TOKEN', answer?.cancel_token ?? '');
          const { rows, refusal } = await attempt(db, actor, filled);
          assert.ok(WORD.test(refusal?.message ?? 'answered'), `${date}: ${refusal?.message}`);
          assert.ok(rows.length < 400, `${date}: ${rows.length} rows`);
        }
      },
    }),
  ),
];
