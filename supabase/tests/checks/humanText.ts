import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import { insert, VALID } from '../support/fixture.ts';
import { book, bookingRefused } from './booking.ts';
import type { Check } from './check.ts';

const DECOMPOSED = 'Rosa Di\u0301az';

export const humanText: Check[] = [
  {
    name: 'human text: what a keyboard sends decomposed is stored normalized',
    run: async (db) => {
      const { refusal } = await book(db, {
        name: DECOMPOSED,
        vehicle: DECOMPOSED,
        notes: DECOMPOSED,
      });
      assert.equal(refusal, undefined);
      const message = { ...VALID.contact_messages, name: DECOMPOSED, message: DECOMPOSED };
      const sent = await attempt(db, 'anonymous', insert('public.contact_messages', message));
      assert.equal(sent.refusal, undefined);
      for (const [table, columns] of [
        ['bookings', 'name, vehicle, notes'],
        ['contact_messages', 'name, message'],
      ]) {
        const rows = await db.query<Record<string, string>>(
          `select ${columns} from public.${table} order by created_at desc, name limit 1`,
        );
        for (const text of Object.values(rows[0] ?? {})) {
          assert.equal(text, text.normalize('NFC'), table);
        }
      }
      const { rows } = await attempt<{ name: string }>(
        db,
        'admin',
        `update public.bookings set plate = 'A\u0301' returning plate as name`,
      );
      assert.equal(rows[0]?.name, '\u00c1');
    },
  },
  {
    name: 'human text: what is pasted from an address book is stored with the characters of a keyboard',
    run: async (db) => {
      const pasted = {
        name: '\u202aRosa Díaz\u202c ',
        phone: '\u202a(770)\u00a0555\u20110123\u202c x7',
      };
      const { refusal } = await book(db, {
        ...pasted,
        email: '\u200epasted@example.com',
        notes: '\u0007',
      });
      assert.equal(refusal, undefined);
      const stored = await db.query(
        `select name, email, phone, notes from public.bookings where email = 'pasted@example.com'`,
      );
      const phone = '(770) 555-0123 ext. 7';
      assert.deepEqual(stored, [
        { name: 'Rosa Díaz', email: 'pasted@example.com', phone, notes: '' },
      ]);
    },
  },
  {
    name: 'human text: an invisible name is rejected by its name',
    run: async (db) => {
      await bookingRefused(db, { name: '\u200b\u200d' }, 'invalid_name');
      await bookingRefused(db, { vehicle: '\u3164' }, 'invalid_vehicle');
    },
  },
];
