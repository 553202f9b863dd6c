/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import fc from 'fast-check';
import { dayAfter, weekdayOf } from '../../shared-contract/src/values/day';
import { raisePrice } from '../../shared-contract/src/values/money';
import {
  pictureAddress,
  pictureAddressesIn,
  pictureIdOf,
} from '../../shared-contract/src/values/pictureAddress';
import { SHOP_ZONE, shopClock } from '../../shared-contract/src/values/shopTime';
import { toSlug } from '../../shared-contract/src/values/slug';
import { plainName } from '../../shared-data/src/bookings/plainName';
import { servicePrice, visitTotal } from '../../shared-data/src/bookings/visitPrice';
import { findTireSizes, normalizeTireSize } from '../../shared-data/src/products/search/tireSizes';
import { openingDays, specialDays } from '../../shared-data/src/schedule/publishedSchedule';
import { shopInstant } from '../../shared-data/src/schedule/shopDayBounds';
import { TIRE_SIZE } from '../../shared-data/src/storedFormats';
import { openSpansOn } from '../../shared-ui/src/shop/openingStatus';
import { attempt } from './support/actors.ts';
import { withRollback, withSavepointRollback } from './support/db.ts';
import { type Opened, openEngine } from './support/engines.ts';
import { evaluate } from './support/evaluate.ts';
import { arrange, insert, VALID } from './support/fixture.ts';

// Each value that TypeScript and SQL both read or write: properties pass the same inputs to both. Texts of people have
// testTextPolicy.ts, and the price of installed tires is in checks/installedPrice.ts.

let opened: Opened;
beforeAll(async () => {
  opened = await openEngine('pglite');
});
afterAll(() => opened?.close());

const RUNS = 300;
/** From the law of the shop's clock changes on, to the last day that forms accept. */
const DAYS = { min: new Date('2007-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
const anyDay = fc.date(DAYS).map((date) => date.toISOString().slice(0, 10));
const twoDigits = (number: number) => String(number).padStart(2, '0');
const timeFrom = (first: number, last: number) =>
  fc
    .tuple(fc.integer({ min: first, max: last }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map(twoDigits).join(':'));
/** Sundays on which clocks may change: the second of March and the first of November are among them. */
const changingDay = fc
  .tuple(fc.integer({ min: 2007, max: 2099 }), fc.constantFrom('03-0', '03-1', '11-0'))
  .chain(([year, start]) => fc.integer({ min: 1, max: 9 }).map((end) => `${year}-${start}${end}`));
const instant = fc
  .oneof(
    fc.date(DAYS),
    fc.tuple(changingDay, timeFrom(4, 8)).map(([day, time]) => new Date(`${day}T${time}Z`)),
  )
  .map((date) => date.toISOString());
/** Two times of one day are each in both readings on the day in November: the shop is closed then. */
const dayAndTime = fc
  .tuple(fc.oneof(anyDay, changingDay), timeFrom(3, 23))
  .map((parts) => parts.join(' '));

/** In the letters, accents and signs of names here. */
const personName = fc.string({
  unit: fc.constantFrom(...'aAzZéÉñÑçüÜøłß王09 -.,;:()/+#\'"%_|~`’', '\u0301'),
  maxLength: 40,
});

const UTC = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const TWINS: [
  what: string,
  sql: string,
  inputs: fc.Arbitrary<string>,
  own: (text: string) => unknown,
][] = [
  [
    'the shop’s clock at an instant',
    `to_char(value::timestamptz at time zone private.shop_zone(), 'YYYY-MM-DD"T"HH24:MI:SS')`,
    instant,
    shopClock,
  ],
  [
    'the instant of a day and a time',
    `to_char(private.slot_start(split_part(value, ' ', 1)::date, split_part(value, ' ', 2)) at time zone 'UTC', ${UTC})`,
    dayAndTime,
    (text) => shopInstant(text.slice(0, 10), text.slice(11)),
  ],
  ['the name of a person', 'private.plain_name(value)', personName, plainName],
  ['the weekday of a day', 'extract(isodow from value::date)::int', anyDay, weekdayOf],
  ['the day after a week', '(value::date + 7)::text', anyDay, (day) => dayAfter(day, 7)],
  [
    'the picture of an address',
    `coalesce(substring(value from '^/content/([0-9a-f]{12})-1280\\.webp$'), '')`,
    fc.oneof(
      fc.stringMatching(/^[0-9a-f]{11,13}$/).map((id) => pictureAddress(id)),
      fc.webUrl(),
    ),
    (address) => pictureIdOf(address) ?? '',
  ],
  [
    'the pictures that a text names',
    `array_to_string(array(select unnest(private.picture_addresses(value)) collate "C" order by 1), ' ')`,
    fc
      .array(
        fc.oneof(
          fc.stringMatching(/^[0-9a-f]{11,13}$/).map((id) => pictureAddress(id)),
          fc.constantFrom(
            '![](',
            ')',
            ' ',
            '\n',
            '/content/',
            '-1280.webp',
            pictureAddress('0123456789ab'),
          ),
        ),
        { maxLength: 9 },
      )
      .map((parts) => parts.join('')),
    (text) => pictureAddressesIn(text).sort().join(' '),
  ],
];

test.each(TWINS)('%s is the same in both', async (_, sql, inputs, own) => {
  const texts = fc.sample(inputs, RUNS);
  const answers = await evaluate(opened.db, sql, texts);
  const different = texts.flatMap((text, at) =>
    answers[at] === own(text) ? [] : [{ text, sql: answers[at], own: own(text) }],
  );
  expect(different).toEqual([]);
});

test('the time zone is the same in both', async () => {
  expect(await opened.db.query('select private.shop_zone() as zone')).toEqual([
    { zone: SHOP_ZONE },
  ]);
});

const typedSize = fc
  .tuple(
    fc.constantFrom('', 'P', 'LT', 'ST'),
    fc.constantFrom('225/65', '225 65', '35x12.5', '35 X 12.50', '195', '7.50', '265/70'),
    fc.constantFrom('R', ' r', 'ZR', ' rin ', 'D'),
    fc.constantFrom('17', '14', '22.5', '20', '14C', '16LT'),
  )
  .map((parts) => parts.join(''));

test('a tire size has the width, the height and the rim that the columns have', async () => {
  const sizes = fc
    .sample(typedSize, RUNS)
    .map(normalizeTireSize)
    .filter((size) => TIRE_SIZE.test(size));
  expect(sizes.length).toBeGreaterThan(RUNS / 3);
  const columns = await opened.db.query<{ name: string; expression: string }>(
    `select attname::text as name, pg_get_expr(adbin, adrelid) as expression
     from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
     where adrelid = 'public.products'::regclass and attname in ('width', 'aspect', 'rim')`,
  );
  const parts = columns.map(({ name, expression }) => `'${name}', ${expression}`).join(', ');
  const inDatabase = await evaluate(
    opened.db,
    `(select json_build_object(${parts}) from (select value as size) as products)`,
    sizes,
  );
  const own = sizes.map((size) => {
    const [found] = findTireSizes(size).sizes;
    // The columns have metric widths only.
    const width = found && found.width > 100 ? found.width : null;
    return { width, aspect: found?.aspect ?? null, rim: found?.rim };
  });
  expect(inDatabase).toEqual(own);
});

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
  });

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

const quarter = (index: number) =>
  `${twoDigits(Math.floor(index / 4))}:${twoDigits((index % 4) * 15)}`;
/** Times of a day in order: each pair of them is a span. */
const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: 95 }), { maxLength: 4 })
  .map((quarters) => quarters.sort((one, other) => one - other).map(quarter))
  .map((times) =>
    times.flatMap((opens, at) => {
      const closes = times[at + 1];
      return at % 2 === 0 && closes ? [{ opens, closes }] : [];
    }),
  );
const TODAY = '2026-03-02';
const WITHIN = 30;
const closure = fc.record({
  first: fc.integer({ min: -3, max: WITHIN }),
  days: fc.integer({ min: 0, max: 9 }),
  hours: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 95 }), { minLength: 2, maxLength: 2 })),
});
const calendar = fc.record({
  week: fc.array(spans, { minLength: 7, maxLength: 7 }),
  closures: fc.array(closure, { maxLength: 5 }),
});

test('the published hours of each day are those of the rules of booking', async () => {
  for (const { week, closures } of fc.sample(calendar, 25)) {
    const hours = week.flatMap((day, at) => day.map((span) => ({ weekday: at + 1, ...span })));
    const closed = closures.map(({ first, days, hours: between }) => {
      const [closes, reopens] = [...(between ?? [])].sort((one, other) => one - other).map(quarter);
      const [first_day, last_day] = [dayAfter(TODAY, first), dayAfter(TODAY, first + days)];
      return { first_day, last_day, closes: closes ?? null, reopens: reopens ?? null };
    });
    await withRollback(opened.db, async () => {
      const rows = [
        ...hours.map((row) => insert('public.opening_hours', row)),
        ...closed.map((row) => insert('public.closures', row)),
      ];
      await opened.db.run(
        `delete from public.opening_hours; delete from public.closures; ${rows.join(';\n')}`,
      );
      const inDatabase = await opened.db.query(
        `select o.day::text, array(
           select to_char(lower(r), 'HH24:MI') || '-' || to_char(upper(r), 'HH24:MI') from unnest(o.open_at) as r) as spans
         from private.open_times($1::text::date, $1::text::date + ${WITHIN}) as o order by o.day`,
        [TODAY],
      );
      const special = specialDays(
        hours,
        closed.map((row) => ({ ...row, reason: '', reason_es: '' })),
        TODAY,
      );
      const own = Array.from({ length: WITHIN + 1 }, (_, ahead) => {
        const day = dayAfter(TODAY, ahead);
        return { day, spans: openSpansOn(day, openingDays(hours), special) };
      });
      expect(inDatabase).toEqual(own);
    });
  }
});

test('what is made of a name is an id of a service and the address of an article', async () => {
  const slugs = fc
    .sample(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }), RUNS)
    .map((name) => toSlug(name, 60))
    .filter(Boolean);
  for (const constraint of ['services_id', 'list_entries_slug']) {
    const [row] = await opened.db.query<{ pattern: string }>(
      `select substring(pg_get_constraintdef(oid) from '~ ''([^'']+)''') as pattern from pg_constraint where conname = $1`,
      [constraint],
    );
    expect(await evaluate(opened.db, `value ~ '${row?.pattern}'`, slugs)).not.toContain(false);
  }
});
