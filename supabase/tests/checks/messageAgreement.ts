import assert from 'node:assert/strict';
import { messageAbout, messageOfEntry } from '../../../shared-data/src/bookings/customerMessage.ts';
import { type Db, withSavepointRollback } from '../support/db.ts';
import { BOOKING } from '../support/fixture.ts';
import type { Check } from './check.ts';
import { emptyOutbox, kindsOf } from './outboxRows.ts';

/** The clock of the fixture, and times before and after it. */
const NOW = Date.parse('2026-03-02T17:00:00Z');
const TIMES = [
  '2026-03-02T15:00:00+00:00',
  '2026-03-03T15:00:00+00:00',
  '2026-03-04T15:00:00+00:00',
];

const staged = [null, 'arrived', 'in_bay', 'ready'].map((stage) => ({
  status: 'confirmed',
  stage,
}));
const others = ['requested', 'cancelled', 'completed', 'no_show'].map((status) => ({
  status,
  stage: null,
}));

/** Every state that a booking can be in: a request or one that was cancelled may be without a time. */
const STATES = [
  ...[...staged, ...others].flatMap((state) => TIMES.map((starts_at) => ({ ...state, starts_at }))),
  ...['requested', 'cancelled'].map((status) => ({ status, stage: null, starts_at: null })),
] as Parameters<typeof messageAbout>[0][];

/** What the database writes to the customer when a booking becomes another one; of a new one, `before` is null. */
const written = (db: Db, before: object | null, after: object) =>
  withSavepointRollback(db, async () => {
    const old = before ? 'jsonb_populate_record(b, $2::text::jsonb)' : 'null';
    await db.query(
      `select private.queue_booking_messages(${old}, jsonb_populate_record(b, $1::text::jsonb))
       from public.bookings b where b.id = '${BOOKING}'`,
      [after, before].filter((row) => row !== null).map((row) => JSON.stringify(row)),
    );
    return kindsOf(db);
  });

const kindOf = (message: string | undefined) => (message ? [`booking_${message}`] : []);

export const messageAgreement: Check[] = [
  {
    name: 'messages: staff read before each change what the database sends',
    run: async (db) => {
      await emptyOutbox(db);
      const email = { email: 'rosa@example.com', by_staff: true };
      for (const before of STATES) {
        for (const after of STATES) {
          const sent = await written(db, { ...before, ...email }, { ...after, ...email });
          const change = `${JSON.stringify(before)} → ${JSON.stringify(after)}`;
          assert.deepEqual(sent, kindOf(messageAbout(before, after, NOW)), change);
        }
      }
    },
  },
  {
    name: 'messages: staff read before they enter a booking what the database sends',
    run: async (db) => {
      await emptyOutbox(db);
      for (const is_walk_in of [false, true]) {
        const entered = { status: 'confirmed', starts_at: TIMES[1], is_walk_in, by_staff: true };
        const sent = await written(db, null, { ...entered, email: 'rosa@example.com' });
        assert.deepEqual(sent, kindOf(messageOfEntry({ is_walk_in })));
      }
    },
  },
];
