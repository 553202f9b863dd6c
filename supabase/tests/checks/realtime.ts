import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { BOOKING } from '../support/fixture.ts';
import { REALTIME } from '../support/hostedSchemas.ts';
import { BOOK, freshBooking, parametersOf } from './booking.ts';
import type { Check } from './check.ts';

/** Creates the service where the backend has none. @returns the messages that an action sends, but their ids */
async function messagesOf(db: Db, action: () => Promise<unknown>) {
  await db.run(`do $check$ begin
    if to_regclass('realtime.messages') is null then ${REALTIME} end if;
  end $check$`);
  const before = await db.query<{ id: string }>('select id from realtime.messages');
  await action();
  return db.query(
    `select topic, event, payload - 'id' as payload, private from realtime.messages where id <> all ($1::uuid[])`,
    [before.map(({ id }) => id)],
  );
}

const STATEMENTS = {
  'a changed booking': `update public.bookings set notes = 'x'`,
  'a removed hold': 'delete from public.holds',
  'removed tires': 'delete from public.booking_tires',
};

const version = async (db: Db, actor: Actor = 'admin') => {
  const { rows, refusal } = await attempt<{ number: string | null }>(
    db,
    actor,
    'select public.board_version()::text as number',
  );
  return refusal?.code ?? rows[0]?.number;
};

export const realtime: Check[] = [
  {
    name: 'board_version: each change of bookings, holds and tires gives another number, also one that undoes another',
    run: async (db) => {
      const tires = `insert into public.booking_tires (id, booking, name, count, price, installed)
        select '${BOOKING}', id, 'New', 1, 1, 1 from public.bookings where id = '${BOOKING}'`;
      const statements = [
        ...Object.values(STATEMENTS),
        tires,
        `update public.booking_tires set state = 'released'`,
        `delete from public.booking_tires where id = '${BOOKING}'`,
        'delete from public.bookings',
      ];
      const seen = [await version(db)];
      for (const statement of statements) {
        await db.run(statement);
        const now = await version(db);
        assert.ok(!seen.includes(now), statement);
        seen.push(now);
      }
      await db.run(`update public.products set name = 'x'`);
      assert.equal(await version(db), seen.at(-1));
    },
  },
  {
    name: 'announce_change: an account that may change no row reloads no board',
    run: async (db) => {
      const before = await version(db);
      const messages = await messagesOf(db, async () => {
        for (const statement of Object.values(STATEMENTS)) {
          assert.equal((await attempt(db, 'user', statement)).refusal, undefined);
        }
      });
      assert.deepEqual([await version(db), messages], [before, []]);
    },
  },
  ...(['anonymous', 'service'] as const).map((actor) => ({
    name: `board_version: refuses ${actor}`,
    run: async (db: Db) => assert.equal(await version(db, actor), '42501'),
  })),
  ...(['user', 'removed'] as const).map((actor) => ({
    name: `board_version: tells ${actor} nothing`,
    run: async (db: Db) => assert.equal(await version(db, actor), null),
  })),
  ...Object.entries(STATEMENTS).map(([change, statement]) => ({
    name: `announce_change: ${change} sends one empty message to the private topic`,
    run: async (db: Db) => {
      const message = { topic: 'bookings', event: 'changed', payload: {}, private: true };
      assert.deepEqual(await messagesOf(db, () => db.run(statement)), [message]);
    },
  })),
  {
    name: 'announce_change: the booking of a visitor, who may send no message, is announced',
    run: async (db) => {
      const parameters = parametersOf(freshBooking());
      const messages = await messagesOf(db, () => attempt(db, 'anonymous', BOOK, { parameters }));
      assert.equal(messages.length, 1);
    },
  },
];
