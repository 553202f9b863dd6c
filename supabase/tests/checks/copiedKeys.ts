import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, VALID } from '../support/fixture.ts';
import { book, freshBooking } from './booking.ts';
import type { Check } from './check.ts';
import { call, caller } from './staffCalls.ts';

/** What the answer to a submission says about its details. */
type Outcome = 'stored' | 'key is used' | 'not stored';
type Send = (details: 'same' | 'other') => Promise<Outcome>;

/** Everything that stores a submission under a key that the client chooses. Each sends under one key. */
const SUBMISSIONS: Record<string, (db: Db) => Send> = {
  book_appointment: (db) => {
    const booking = freshBooking();
    return async (details) => {
      const other = { vehicle: '2019 Ford F-150', date: '2026-03-04' };
      const { answer, refusal } = await book(db, {
        ...booking,
        ...(details === 'other' ? other : {}),
      });
      if (refusal) return 'not stored';
      return answer?.is_earlier ? 'key is used' : 'stored';
    };
  },
  book_for_caller: (db) => {
    const values = caller();
    return async (details) => {
      const other = { ...values, vehicle: '2019 Ford F-150' };
      const { refusal } = await call(db, 'book_for_caller', details === 'other' ? other : values);
      if (!refusal) return 'stored';
      return refusal.message === 'booked_earlier' ? 'key is used' : 'not stored';
    };
  },
  // The form compares the texts, and sends another under another id.
  contact_messages: (db) => {
    const id = randomUUID();
    return async (details) => {
      const message = { ...VALID.contact_messages, id };
      const other = { ...message, message: 'Do you repair trucks?' };
      const sql = insert('public.contact_messages', details === 'other' ? other : message);
      const { refusal } = await attempt(db, 'anonymous', sql);
      if (!refusal) return 'stored';
      return /contact_messages_pkey/.test(refusal.message) ? 'key is used' : 'not stored';
    };
  },
};

export const copiedKeys: Check[] = [
  {
    name: 'copied keys: each submission under a key of the client is known here',
    run: async (db) => {
      const found = await db.query<{ name: string }>(
        `select p.proname as name from pg_proc p
         where p.pronamespace = 'public'::regnamespace and 'p_key' = any (p.proargnames)
         union
         select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid = 'uuid'::regtype
           and has_column_privilege('anon', c.oid, a.attname, 'insert') order by 1`,
      );
      assert.deepEqual(
        found.map(({ name }) => name),
        Object.keys(SUBMISSIONS).sort(),
      );
    },
  },
  ...Object.entries(SUBMISSIONS).map(
    ([name, open]): Check => ({
      name: `copied keys: ${name} stores the same details once, and answers other details as such`,
      run: async (db) => {
        const send = open(db);
        const rows = () =>
          db.query(`select to_jsonb(b) from public.bookings b
            union all select to_jsonb(m) from public.contact_messages m`);
        assert.equal(await send('same'), 'stored');
        const stored = await rows();
        await send('same');
        assert.deepEqual(await rows(), stored);
        assert.equal(await send('other'), 'key is used');
        assert.deepEqual(await rows(), stored);
      },
    }),
  ),
  {
    name: 'copied keys: the same details under the key of a booking that was cancelled are answered as earlier',
    run: async (db) => {
      const booking = freshBooking();
      const { answer } = await book(db, booking);
      assert.equal((await book(db, booking)).answer?.is_earlier, undefined);
      await db.run(`update public.bookings set status = 'cancelled'`);
      const again = await book(db, booking);
      assert.deepEqual(
        [again.answer?.is_earlier, again.answer?.status, again.answer?.reference],
        [true, 'cancelled', answer?.reference],
      );
    },
  },
];
