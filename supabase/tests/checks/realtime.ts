import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { REALTIME } from '../support/hostedLayout.ts';
import { BOOK, freshBooking, parametersOf } from './booking.ts';
import type { Check } from './check.ts';

/** Creates the service where the backend has none, and empties it: the fixture has bookings and holds. */
const ensureService = (db: Db) =>
  db.run(`do $check$ begin
    if to_regclass('realtime.messages') is null then ${REALTIME} end if;
  end $check$;
  delete from realtime.messages`);

const messages = (db: Db) =>
  db.query('select topic, event, payload, private from realtime.messages');

const STATEMENTS = {
  'a changed booking': `update public.bookings set notes = 'x'`,
  'a removed hold': 'delete from public.holds',
  'removed tires': 'delete from public.booking_tires',
};

export const realtime: Check[] = [
  ...Object.entries(STATEMENTS).map(([change, statement]) => ({
    name: `announce_change: ${change} sends one empty message to the private topic`,
    run: async (db: Db) => {
      await ensureService(db);
      await db.run(statement);
      const message = { topic: 'bookings', event: 'changed', payload: {}, private: true };
      assert.deepEqual(await messages(db), [message]);
    },
  })),
  {
    name: 'announce_change: the booking of a visitor, who may send no message, is announced',
    run: async (db) => {
      await ensureService(db);
      await db.run('revoke all on realtime.messages from anon');
      await attempt(db, 'anonymous', BOOK, { parameters: parametersOf(freshBooking()) });
      assert.equal((await messages(db)).length, 1);
    },
  },
];
