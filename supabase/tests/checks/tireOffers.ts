import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { type Answer, book, freshBooking } from './booking.ts';
import type { Check } from './check.ts';
import { addTire, INSTALLED, PRODUCT, promise, tiresOf } from './tireBooking.ts';

/** What a visitor is offered. */
async function offer(db: Db, count = 4) {
  const { rows } = await attempt<{ offer: Record<string, unknown> | null }>(
    db,
    'anonymous',
    `select public.tire_offer('${PRODUCT}', ${count}) as offer`,
  );
  return rows[0]?.offer;
}

/** Sends one booking again and again, with these tires. Returns `is_earlier` and the counts of the answer. */
function repeatable(db: Db) {
  const booking = freshBooking();
  return async (tires: unknown[]) => {
    const { answer } = await book(db, { ...booking, tires });
    return [answer?.is_earlier, tiresOf(answer)];
  };
}

export const tireOffers: Check[] = [
  {
    name: 'tire_offer: has the price that book_appointment accepts, and what is available',
    run: async (db) => {
      await addTire(db);
      const name = 'CrossClimate2 225/65R17';
      const shown = { name, price: 100, available: 4, installed: INSTALLED * 4 };
      assert.deepEqual(await offer(db), shown);
      await promise(db, 3, INSTALLED * 3);
      assert.deepEqual(await offer(db, 1), { ...shown, available: 1, installed: INSTALLED });
    },
  },
  {
    name: 'tire_offer: names the size once, also where staff wrote it into the name',
    run: async (db) => {
      await addTire(db);
      await db.run(
        `update public.products set name = 'Defender 225/65r17' where id = '${PRODUCT}'`,
      );
      assert.equal((await offer(db))?.['name'], 'Defender 225/65r17');
    },
  },
  {
    name: 'tire_offer: none is available of what is sold out, and any number of what is not counted',
    run: async (db) => {
      await addTire(db, { quantity: null });
      assert.equal((await offer(db))?.['available'], null);
      await db.run(`update public.products set in_stock = false where id = '${PRODUCT}'`);
      assert.equal((await offer(db))?.['available'], 0);
    },
  },
  {
    name: 'tire_offer: is null for a part, for an unknown product and for a count that cannot be booked',
    run: async (db) => {
      assert.equal(await offer(db), null);
      await addTire(db);
      assert.deepEqual([await offer(db, 0), await offer(db, 13)], [null, null]);
      await db.run(`update public.products set size = '', kind = 'part', category = 'filters'
        where id = '${PRODUCT}'`);
      assert.equal(await offer(db), null);
    },
  },
  {
    name: 'book_appointment: marks a repetition without the tires of the stored booking',
    run: async (db) => {
      await addTire(db);
      const send = repeatable(db);
      assert.deepEqual(await send([]), [undefined, []]);
      assert.deepEqual(await send([]), [undefined, []]);
      const sendOther = repeatable(db);
      const tires = [{ product: PRODUCT, count: 2, installed: INSTALLED * 2 }];
      assert.deepEqual(await sendOther(tires), [undefined, [2]]);
      assert.deepEqual(await sendOther([]), [true, [2]]);
    },
  },
  {
    name: 'book_appointment: names the limit of tires, so that the visitor can book without them',
    run: async (db) => {
      await addTire(db, { quantity: null });
      const headers = { 'cf-connecting-ip': '192.0.2.9' };
      const send = async (tires: unknown[]) => {
        const { refusal } = await book(db, { tires }, { headers });
        return refusal && `${refusal.message} ${refusal.code}`;
      };
      const one = [{ product: PRODUCT, count: 1, installed: INSTALLED }];
      await db.run(`update private.limits set at_most = 1 where kind = 'tires'`);
      assert.equal(await send(one), undefined);
      assert.equal(await send(one), 'tires_limited PT429');
      assert.equal(await send([]), undefined);
    },
  },
  {
    name: 'promised tires: the page of the manage link and the messages name them, and not the rotation',
    run: async (db) => {
      await addTire(db);
      const answer = await promise(db);
      assert.ok(typeof answer === 'object');
      const [view] = await db.query<{ found: Answer }>(
        'select public.booking_by_token($1) as found',
        [answer.cancel_token],
      );
      assert.deepEqual(tiresOf(view?.found), [4]);
      const told = await db.query<{ tires: unknown }>(
        `select o.facts -> 'tires' as tires from private.outbox o
         join public.booking_tires t on t.booking = o.booking_id where t.product = '${PRODUCT}'`,
      );
      assert.ok(told.length > 0);
      for (const { tires } of told) assert.deepEqual(tires, answer.tires);
      await db.run(`update public.bookings b set status = 'cancelled', service = 'tire-rotation'
        from public.booking_tires t where t.booking = b.id and t.product = '${PRODUCT}'`);
      const [last] = await db.query<{ tires: unknown; service: string }>(
        `select o.facts -> 'tires' as tires, o.facts #>> '{services,0,en}' as service
         from private.outbox o where o.kind = 'booking_cancelled'`,
      );
      // The rotation holds the bay.
      assert.deepEqual(last, { tires: answer.tires, service: 'Tire Installation' });
    },
  },
];
