/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import fc from 'fast-check';
import { dayAfter, weekdayOf } from '../../shared-contract/src/values/day';
import {
  pictureAddress,
  pictureAddressesIn,
  pictureIdOf,
} from '../../shared-contract/src/values/pictureAddress';
import { SHOP_ZONE, shopClock } from '../../shared-contract/src/values/shopTime';
import { toSlug } from '../../shared-contract/src/values/slug';
import { plainName } from '../../shared-data/src/bookings/plainName';
import { findTireSizes, normalizeTireSize } from '../../shared-data/src/products/search/tireSizes';
import { openingDays, specialDays } from '../../shared-data/src/schedule/publishedSchedule';
import { shopInstant } from '../../shared-data/src/schedule/shopDayBounds';
import { TIRE_SIZE } from '../../shared-data/src/storedFormats';
import { openSpansOn } from '../../shared-ui/src/shop/openingStatus';
import { anyDay, dayAndTime, instant, twoDigits } from './support/dayValues.ts';
import { withRollback } from './support/db.ts';
import { type Opened, openEngine } from './support/engines.ts';
import { evaluate } from './support/evaluate.ts';
import { insert } from './support/fixture.ts';

// Each value that TypeScript and SQL both read or write: properties pass the same inputs to both. Texts of people have
// testTextPolicy.ts, and prices prices.test.ts.

let opened: Opened;
beforeAll(async () => {
  opened = await openEngine('postgres');
});
afterAll(() => opened?.close());

const RUNS = 300;
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
