import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, setClock, VALID } from '../support/fixture.ts';
import { type Answer, book } from './booking.ts';
import type { Check } from './check.ts';

const OIL = 45;

const offer = (row: Record<string, unknown>) =>
  insert('public.offers', { title: 'Offer', service: 'oil-change', ...row });

/** From Friday at 8:00 to Sunday at 17:00, on the shop's clock. */
const weekend = (friday: string, sunday: string) => ({
  percent: 10,
  starts_at: `${friday} 08:00 America/New_York`,
  ends_at: `${sunday} 17:00 America/New_York`,
});

const priceAt = async (db: Db, local: string) => {
  const [row] = await db.query<{ price: number }>(
    `select private.service_price('oil-change', ($1::text || ' America/New_York')::timestamptz)::float8 as price`,
    [local],
  );
  return row?.price;
};

const stored = async (db: Db, answer: Answer | undefined) => {
  const [row] = await db.query<{ prices: number[]; total: number }>(
    `select to_json(prices) as prices, private.visit_total(b)::float8 as total from public.bookings b
     where reference = $1`,
    [answer?.reference],
  );
  return row;
};

const staffMove = (db: Db, answer: Answer | undefined, changes: string) =>
  attempt(db, 'admin', `update public.bookings set ${changes} where reference = $1`, {
    parameters: [answer?.reference],
  });

const visitorMoves = async (db: Db, answer: Answer | undefined, date: string) => {
  const { rows } = await attempt<{ answer: Answer }>(
    db,
    'anonymous',
    `select public.move_booking($1, $2::date, '10:00') as answer`,
    { parameters: [answer?.cancel_token, date] },
  );
  return rows[0]?.answer.total;
};

/** Thursday the 5th is before the offer, Friday the 6th within it, Monday the 9th after it. */
const OFFER = weekend('2026-03-06', '2026-03-08');

export const offers: Check[] = [
  ...(
    [
      ['in spring', '2026-03-06', '2026-03-08'],
      ['in fall', '2026-10-30', '2026-11-01'],
    ] as const
  ).map(
    ([when, friday, sunday]): Check => ({
      name: `offers: one from Friday 8:00 to Sunday 17:00 holds by the shop's clock, whose change is ${when}`,
      run: async (db) => {
        await db.run(offer(weekend(friday, sunday)));
        assert.equal(await priceAt(db, `${friday} 07:59`), OIL);
        assert.equal(await priceAt(db, `${friday} 08:00`), 40.5);
        assert.equal(await priceAt(db, `${sunday} 16:59`), 40.5);
        assert.equal(await priceAt(db, `${sunday} 17:00`), OIL);
      },
    }),
  ),
  {
    name: 'offers: of two the better one holds, never both, and a price is at least 0',
    run: async (db) => {
      await db.run(offer(OFFER));
      await db.run(offer({ ...OFFER, percent: null, amount: 4 }));
      assert.equal(await priceAt(db, '2026-03-06 09:00'), 40.5);
      await db.run(offer({ ...OFFER, percent: null, amount: 5 }));
      assert.equal(await priceAt(db, '2026-03-06 09:00'), 40);
      await db.run(offer({ ...OFFER, service: 'brake-service', percent: 90 }));
      assert.equal(await priceAt(db, '2026-03-06 09:00'), 40);
      await db.run(offer({ ...OFFER, percent: null, amount: 100 }));
      assert.equal(await priceAt(db, '2026-03-06 09:00'), 0);
    },
  },
  {
    name: 'offers: a booking keeps the prices that it was sent with, whatever changes later',
    run: async (db) => {
      await db.run(offer(OFFER));
      const further_services = ['tire-rotation'];
      const { answer } = await book(db, {
        date: '2026-03-06',
        further_services,
        prices: [40.5, 30],
      });
      assert.equal(answer?.total, 70.5);
      await db.run(`delete from public.offers; update public.services set price = 500`);
      await staffMove(db, answer, `notes = 'Call'`);
      assert.deepEqual(await stored(db, answer), { prices: [40.5, 30], total: 70.5 });
    },
  },
  {
    name: 'offers: a request has the price of the time that it asks for, and without one that of no offer',
    run: async (db) => {
      await db.run(offer(OFFER));
      const { answer } = await book(db, { date: '2026-03-06', slot: null });
      assert.equal(answer?.total, OIL);
      await staffMove(db, answer, `status = 'confirmed', requested_slot = '10:00'`);
      assert.equal((await stored(db, answer))?.total, 40.5);
      const { answer: empty } = await book(db, { service: null });
      assert.equal(empty?.total, null);
    },
  },
  {
    name: 'offers: a visitor who moves gets the price of the new time, staff raise none',
    run: async (db) => {
      await db.run(offer(OFFER));
      const { answer } = await book(db, { date: '2026-03-05' });
      assert.equal(answer?.total, OIL);
      assert.equal(await visitorMoves(db, answer, '2026-03-06'), 40.5);
      await staffMove(db, answer, `requested_date = '2026-03-09'`);
      assert.equal((await stored(db, answer))?.total, 40.5);
      assert.equal(await visitorMoves(db, answer, '2026-03-10'), OIL);
      await staffMove(db, answer, `requested_date = '2026-03-06'`);
      assert.equal((await stored(db, answer))?.total, 40.5);
    },
  },
  {
    name: 'offers: a service that staff add costs what it costs now, the others keep their prices',
    run: async (db) => {
      await db.run(offer(OFFER));
      const { answer } = await book(db, { date: '2026-03-06' });
      await db.run('update public.services set price = price + 100');
      await staffMove(db, answer, `service = 'tire-rotation', further_services = '{oil-change}'`);
      assert.deepEqual((await stored(db, answer))?.prices, [130, 40.5]);
    },
  },
  {
    name: 'offers: a booking with other prices than the visitor saw is rejected with those of now',
    run: async (db) => {
      await db.run(offer(OFFER));
      const choice = { date: '2026-03-06', further_services: ['tire-rotation'] };
      const { refusal } = await book(db, { ...choice, prices: [45, 30] });
      assert.deepEqual(
        [refusal?.message, refusal?.code, refusal?.detail],
        ['service_price_changed', 'PT409', '[40.50,30]'],
      );
      const { answer } = await book(db, { ...choice, prices: [40.5, 30] });
      assert.equal(answer?.total, 70.5);
    },
  },
  {
    name: 'prices: a visit with a service whose price is named on request has no total, and keeps none',
    run: async (db) => {
      await db.run(`update public.services set price = 0 where id = 'oil-change'`);
      const choice = { date: '2026-03-06', further_services: ['tire-rotation'] };
      const { refusal } = await book(db, { ...choice, prices: [0, 30] });
      assert.equal(refusal?.detail, '[null,30]');
      const { answer } = await book(db, { ...choice, prices: [null, 30] });
      assert.equal(answer?.total, null);
      await db.run(`update public.services set price = 45 where id = 'oil-change'`);
      await staffMove(db, answer, `notes = 'Called'`);
      assert.deepEqual(await stored(db, answer), { prices: [null, 30], total: null });
    },
  },
  {
    name: 'prices: what an offer leaves at no price is free',
    run: async (db) => {
      await db.run(offer({ ...OFFER, percent: 100 }));
      const { answer } = await book(db, { date: '2026-03-06', prices: [0] });
      assert.equal(answer?.total, 0);
    },
  },
  {
    name: 'offers: mails contain the total, the service that the price of the tires includes is not charged',
    run: async (db) => {
      const facts = async (answer: Answer | undefined) => {
        const rows = await db.query<{ total: number | null }>(
          `select distinct facts -> 'total' as total from private.outbox o join public.bookings b on b.id = o.booking_id
           where b.reference = $1 and o.kind = 'booking_confirmed'`,
          [answer?.reference],
        );
        return rows.map(({ total }) => total);
      };
      const further_services = ['tire-rotation'];
      const { answer } = await book(db, { further_services });
      assert.deepEqual(await facts(answer), [75]);
      const { product } = VALID.booking_tires;
      await db.run(`insert into public.booking_tires (booking, product, name, count, price, installed)
        select id, '${product}', 'Tire', 1, 100, 125.5 from public.bookings where reference = '${answer?.reference}'`);
      assert.deepEqual(await facts(answer), [170.5]);
      assert.equal((await stored(db, answer))?.total, 170.5);
    },
  },
  {
    name: 'offers: one that has not begun already lowers the price of visits within its time',
    run: async (db) => {
      await db.run(setClock('2026-03-04T12:00:00-05:00'));
      await db.run(offer(OFFER));
      const { answer } = await book(db, { date: '2026-03-06' });
      assert.equal(answer?.total, 40.5);
    },
  },
];
