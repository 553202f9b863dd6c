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
    name: 'human text: an invisible name and an address with a control byte are rejected by their names',
    run: async (db) => {
      await bookingRefused(db, { name: '\u200b\u200d' }, 'invalid_name');
      await bookingRefused(db, { name: 'Rosa \u202eaír' }, 'invalid_name');
      await bookingRefused(db, { email: 'ro\u0001sa@example.com' }, 'invalid_email');
      await bookingRefused(db, { vehicle: '\u3164' }, 'invalid_vehicle');
      await bookingRefused(db, { notes: '\u0007' }, 'invalid_notes');
    },
  },
];
