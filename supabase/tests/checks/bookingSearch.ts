import assert from 'node:assert/strict';
import { VALID } from '../support/fixture.ts';
import { NO_CHOICE } from './booking.ts';
import type { Check } from './check.ts';
import { bookForCaller, call } from './staffCalls.ts';

export const bookingSearch: Check[] = [
  {
    name: 'search_bookings: finds each word in name, reference, phone, plate, e-mail and vehicle',
    run: async (db) => {
      const { row } = await bookForCaller(db, {
        name: 'Íñigo Peña',
        email: 'i_p%x@example.com',
        vehicle: '2019 Toyota Camry',
        plate: 'ABC 1234',
        notes: 'It squeals',
      });
      const found = async (text: string) =>
        (await call(db, 'search_bookings', { text })).rows.map(({ name }) => name);
      for (const text of [
        ...['inigo', 'PEÑA íñ', ' toyota  1234 ', 'abc1234', 'ABC-1234', '7705550199'],
        ...['(770) 555-0199', '555.0199', 'i_p%x@', row?.reference ?? ''],
        (row?.reference ?? '').replace('-', '').toLowerCase(),
      ]) {
        assert.deepEqual(await found(text), ['Íñigo Peña'], text);
      }
      for (const text of [
        '',
        '  ',
        ' - ',
        '%',
        '_',
        'inigo honda',
        'i?p',
        'squeals',
        'x'.repeat(300),
      ]) {
        assert.deepEqual(await found(text), [], text);
      }
      // The phone numbers of both begin so; the fixture's request was received today.
      await db.run(
        `update public.bookings set created_at = private.shop_now() where status = 'requested'`,
      );
      assert.deepEqual(await found('770555'), [VALID.bookings.name, 'Íñigo Peña']);
    },
  },
  {
    name: 'search_bookings: returns at most 50 bookings',
    run: async (db) => {
      for (let i = 0; i < 51; i += 1) await bookForCaller(db, { ...NO_CHOICE });
      assert.equal((await call(db, 'search_bookings', { text: 'Bill' })).rows.length, 50);
    },
  },
];
