import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, VALID } from '../support/fixture.ts';
import { book, CHOICE, freeSlots, NO_CHOICE } from './booking.ts';
import type { Check } from './check.ts';

const SPAM = 'https://spam.example';

const countRows = async (db: Db, table: string) =>
  (await db.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

/** An answer without what differs between two bookings. */
const comparable = ({ reference = '', cancel_token = '', ...answer } = {}) => ({
  ...answer,
  reference: reference.replace(/[A-Z2-9]/g, 'x'),
  token: cancel_token.length,
});

export const honeypots: Check[] = [
  {
    name: 'honeypot: a bot that fills in the hidden field of the wizard gets an answer like that of a stored booking',
    run: async (db) => {
      for (const choice of [CHOICE, NO_CHOICE]) {
        const stored = (await book(db, choice)).answer;
        const rows = await countRows(db, 'public.bookings');
        const pretended = (await book(db, { ...choice, website: SPAM })).answer;
        assert.deepEqual(comparable(pretended), comparable(stored));
        assert.equal(await countRows(db, 'public.bookings'), rows);
      }
      assert.deepEqual(await freeSlots(db, ['oil-change'], CHOICE.date, 1), ['09:00 1']);
    },
  },
  {
    name: 'honeypot: a message of a bot that fills in the hidden field is accepted and not stored',
    run: async (db) => {
      const rows = await countRows(db, 'public.contact_messages');
      const message = { ...VALID.contact_messages, website: SPAM };
      for (let i = 0; i < 30; i += 1) {
        const { refusal } = await attempt(
          db,
          'anonymous',
          insert('public.contact_messages', message),
        );
        assert.equal(refusal, undefined);
      }
      assert.equal(await countRows(db, 'public.contact_messages'), rows);
      assert.equal(await countRows(db, 'private.submissions'), 0);
    },
  },
];
