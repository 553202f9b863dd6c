import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, VALID } from '../support/fixture.ts';
import { book, CHOICE, freshBooking, NO_CHOICE } from './booking.ts';
import type { Check } from './check.ts';

const SPAM = 'https://spam.example';

const TABLES = ['public.bookings', 'public.contact_messages', 'private.submissions'];

const countRows = (db: Db) =>
  Promise.all(TABLES.map((table) => db.query(`select from ${table}`).then(({ length }) => length)));

export const honeypots: Check[] = [
  {
    name: 'honeypot: a booking with a filled hidden field is refused, and stored once the field is empty',
    run: async (db) => {
      for (const choice of [CHOICE, NO_CHOICE]) {
        const booking = { ...freshBooking(), ...choice };
        const before = await countRows(db);
        const { refusal } = await book(db, { ...booking, website: SPAM });
        assert.deepEqual([refusal?.message, refusal?.code], ['invalid_website', '22023']);
        assert.deepEqual(await countRows(db), before);
        assert.equal((await book(db, booking)).refusal, undefined);
      }
    },
  },
  {
    name: 'honeypot: a message with a filled hidden field is refused',
    run: async (db) => {
      const before = await countRows(db);
      const message = { ...VALID.contact_messages, website: SPAM };
      const { refusal } = await attempt(
        db,
        'anonymous',
        insert('public.contact_messages', message),
      );
      assert.match(refusal?.message ?? '', /constraint "contact_messages_website"/);
      assert.deepEqual(await countRows(db), before);
    },
  },
];
