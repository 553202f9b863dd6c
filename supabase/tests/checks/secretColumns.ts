import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { BOOKING, insert } from '../support/fixture.ts';
import { book } from './booking.ts';
import type { Check } from './check.ts';

/** The columns of a booking that may leave the database, in alphabetical order. */
async function shownColumns(db: Db): Promise<string[]> {
  const columns = await db.query<{ name: string }>(
    `select attname::text as name from pg_attribute
     where attrelid = 'public.bookings'::regclass and attnum > 0 and not attisdropped
       and col_description(attrelid, attnum) not like 'Secret.%'
     order by 1`,
  );
  return columns.map(({ name }) => name).sort();
}

const CALLER = `'00000000-0000-4000-8000-0000000000c1', 'Ann', '7705550142', 'oil-change', '2026-03-06', '10:00'`;

/** Each function for staff that returns whole bookings as JSON, and the statement that returns one of them. */
const RETURNED: Record<string, string> = {
  search_bookings: `select public.search_bookings('Rosa') -> 0 as booking`,
  'search_bookings of recent ones': `select public.search_bookings('Rosa', true) -> 0 as booking`,
  customer_history: `select public.customer_history('${BOOKING}') -> 'bookings' -> 0 as booking`,
  book_for_caller: `select public.book_for_caller(${CALLER}) as booking`,
  place_in_bay: `select public.place_in_bay(b.id, b.updated_at, '2026-03-05', '10:00', 1) as booking
    from public.bookings b where b.bay is not null`,
  propose_moves: `select public.propose_moves(1, '2026-03-02', '2026-03-08') -> 0 -> 'booking' as booking`,
  hold_anyway: `select public.hold_anyway(gen_random_uuid(), 1, '2026-03-02', '2026-03-08', '', '[]') -> 'left' -> 0
    as booking`,
  bookings_to_call: `select public.bookings_to_call() -> 0 -> 'booking' as booking`,
};

export const secretColumns: Check[] = Object.entries(RETURNED).map(([name, statement]) => ({
  name: `secret columns: ${name} returns all columns of a booking but these`,
  run: async (db) => {
    // Of another network, whose hash is stored.
    await book(db, { name: 'Rosa' }, { headers: { 'x-forwarded-for': '198.51.100.1' } });
    await db.run(
      insert('public.closures', { first_day: '2026-03-03', last_day: '2026-03-03', reason: 'x' }),
    );
    const { rows } = await attempt<{ booking: object }>(db, 'admin', statement);
    const { same_network: _, ...booking } = { same_network: 0, ...rows[0]?.booking };
    assert.deepEqual(Object.keys(booking).sort(), await shownColumns(db));
  },
}));
