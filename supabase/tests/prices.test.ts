/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import fc from 'fast-check';
import { raisePrice } from '../../shared-contract/src/values/money';
import { shopClock } from '../../shared-contract/src/values/shopTime';
import { servicePrice, visitTotal } from '../../shared-data/src/bookings/visitPrice';
import { shopInstant } from '../../shared-data/src/schedule/shopDayBounds';
import { attempt } from './support/actors.ts';
import { dayAndTime } from './support/dayValues.ts';
import { withRollback, withSavepointRollback } from './support/db.ts';
import { type Opened, openEngine } from './support/engines.ts';
import { arrange, insert, VALID } from './support/fixture.ts';

// Each price that TypeScript and SQL both reckon: properties pass the same inputs to both. The price of installed tires
// is in checks/installedPrice.ts.

let opened: Opened;
beforeAll(async () => {
  opened = await openEngine('postgres');
});
afterAll(() => opened?.close());

const RUNS = 300;

test('a price is raised by the same cents in the form and by edit_products', async () => {
  await withRollback(opened.db, async () => {
    await arrange(opened.db);
    const cents = fc.sample(fc.integer({ min: 0, max: 500_000 }), 60);
    const rows = cents.map((price, at) =>
      insert('public.products', { ...VALID.products, sku: `RAISED-${at}`, price: price / 100 }),
    );
    await opened.db.run(rows.join(';\n'));
    const products = await opened.db.query<{ id: string; updated_at: string; price: string }>(
      `select id, updated_at::text, price::text from public.products where sku like 'RAISED-%' order by sku`,
    );
    // In steps of a thousandth of a percent.
    for (const percent of fc.sample(fc.integer({ min: -99_000, max: 200_000 }), 15)) {
      await withSavepointRollback(opened.db, async () => {
        const { rows: edited } = await attempt<{ price: number }>(
          opened.db,
          'admin',
          `select (e ->> 'price')::float8 as price from json_array_elements(
             public.edit_products($1::text::jsonb, p_percent => $2::text::numeric)) as e order by e ->> 'sku'`,
          { parameters: [JSON.stringify(products), String(percent / 1000)] },
        );
        const own = products.map(({ price }) => raisePrice(Number(price), percent / 1000));
        expect(edited.map(({ price }) => price)).toEqual(own);
      });
    }
  });
});

const aDiscount = fc
  .record({
    percent: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    amount: fc.integer({ min: 1, max: 60_000 }).map((cents) => cents / 100),
    ends: fc.tuple(dayAndTime, dayAndTime),
  })
  .map(({ percent, amount, ends }) => {
    const [from = '', until = ''] = ends
      .map((end) => shopInstant(end.slice(0, 10), end.slice(11)))
      .sort();
    return { service: 'oil-change', from, until, ...(percent ? { percent } : { amount }) };
  })
  // The last evening of 2099 is later in UTC, where the table of offers ends.
  .filter(({ until }) => until < '2100');

test('a service costs the same at a visit on the pages and in the database', async () => {
  const cases = fc.sample(
    fc.record({
      cents: fc.integer({ min: 0, max: 50_000 }),
      discounts: fc.array(aDiscount, { minLength: 1, maxLength: 4 }),
      visit: dayAndTime,
      edge: fc.option(fc.constantFrom('from' as const, 'until' as const)),
    }),
    RUNS / 3,
  );
  await withRollback(opened.db, async () => {
    let reduced = 0;
    for (const { cents, discounts, visit, edge } of cases) {
      const price = cents / 100;
      // Most of them at the very beginning or end of an offer.
      const start = edge
        ? shopClock(discounts[0]?.[edge] ?? '').slice(0, 16)
        : visit.replace(' ', 'T');
      const rows = discounts
        .filter(({ from, until }) => from < until)
        .map(({ from, until, ...offer }) =>
          insert('public.offers', { title: 'Offer', starts_at: from, ends_at: until, ...offer }),
        );
      await opened.db.run(
        [`delete from public.offers`, `update public.services set price = ${price}`, ...rows].join(
          ';\n',
        ),
      );
      const [found] = await opened.db.query<{ price: number }>(
        `select private.service_price('oil-change', private.slot_start(
           split_part($1, 'T', 1)::date, split_part($1, 'T', 2)))::float8 as price`,
        [start],
      );
      const own = servicePrice({ id: 'oil-change', price }, discounts, start);
      if (own !== null && own < price) reduced += 1;
      expect({ start, discounts, price: found?.price }).toEqual({ start, discounts, price: own });
    }
    expect(reduced).toBeGreaterThan(cases.length / 5);
  });
});

const KNOWN = ['oil-change', 'tire-rotation', 'wheel-alignment', 'brake-service'] as const;

test('a visit costs the same on the pages and in the database, with tires and without', async () => {
  await withRollback(opened.db, async () => {
    await arrange(opened.db);
    const cents = fc.integer({ min: 0, max: 90_000 }).map((each) => each / 100);
    // Most have a price; of some the shop names it on request.
    const price = fc.option(cents, { freq: 8 });
    const cases = fc.sample(
      fc.record({
        services: fc.shuffledSubarray([...KNOWN]),
        prices: fc.tuple(price, price, price, price),
        tires: fc.option(cents),
      }),
      RUNS / 6,
    );
    for (const { services, prices, tires } of cases) {
      const own = prices.slice(0, services.length);
      const [row] = await withSavepointRollback(opened.db, async () => {
        await opened.db.run(
          `delete from public.booking_tires; alter table public.booking_tires disable trigger user`,
        );
        if (tires !== null) {
          const { price: _, ...columns } = VALID.booking_tires;
          await opened.db.run(
            insert('public.booking_tires', { ...columns, price: 1, installed: tires }),
          );
        }
        return opened.db.query<{ total: number | null }>(
          `select private.visit_total(jsonb_populate_record(b, $1::text::jsonb))::float8 as total
           from public.bookings b where b.id = $2::text::uuid`,
          [
            JSON.stringify({
              service: services[0] ?? null,
              further_services: services.slice(1),
              prices: own,
            }),
            VALID.booking_tires.booking,
          ],
        );
      });
      const total = visitTotal(services, own, tires === null ? [] : [{ installed: tires }]);
      expect({ services, own, tires, total: row?.total }).toEqual({
        ...{ services, own, tires },
        total: total ?? null,
      });
    }
  });
});
