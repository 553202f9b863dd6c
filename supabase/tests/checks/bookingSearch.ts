import assert from 'node:assert/strict';
import { VALID } from '../support/fixture.ts';
import { NO_CHOICE } from './booking.ts';
import type { Check } from './check.ts';
import { bookForCaller, search } from './staffCalls.ts';

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
      const found = async (text: string) => (await search(db, text)).rows.map(({ name }) => name);
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
    name: 'search_bookings: finds among many bookings what few and what all contain, by an index',
    run: async (db) => {
      await db.run(
        `alter table public.bookings disable trigger user;
         insert into public.bookings (reference, status, name, email, phone, vehicle, language, idempotency_key,
           cancel_token_hash, created_at)
         select translate(left(code, 3) || '-' || right(code, 3), '01abcdef', 'XYABCDEF'), 'requested',
           case n when 2900 then 'Zoë Quick' else 'Rosa ' || n end, 'r' || n || '@example.com', '770 555 0123', 'Ford', 'en',
           gen_random_uuid(), sha256(n::text::bytea), private.shop_now() - n * interval '1 hour'
         from generate_series(1, 3000) as n, lateral (select lpad(to_hex(n), 6, '0') as code) as c;
         alter table public.bookings enable trigger user;
         analyze public.bookings;`,
      );
      // As the planner decides for more rows than a test inserts.
      await db.run('set local enable_seqscan = off');
      const scans = async () => {
        const [counted] = await db.query<{ scans: number; rows: number }>(
          `select seq_scan::int as scans, seq_tup_read::int + idx_tup_fetch::int as rows
           from pg_stat_xact_user_tables where relid = 'public.bookings'::regclass`,
        );
        return counted ?? { scans: 0, rows: 0 };
      };
      const searches: [string, string[], number][] = [
        ['quick 2900', ['Zoë Quick'], 2500],
        ['zz', [], 2500],
        ['rosa zz', [], 2500],
        ['rosa', Array.from({ length: 50 }, (_, i) => `Rosa ${i + 1}`), 2500],
      ];
      for (const [text, expected, mostRows] of searches) {
        const before = await scans();
        const { rows } = await search(db, text);
        const after = await scans();
        assert.deepEqual(
          rows.map(({ name }) => name),
          expected,
          text,
        );
        assert.equal(after.scans - before.scans, 0, `${text} reads the whole table`);
        assert.ok(after.rows - before.rows < mostRows, `${text}: ${after.rows - before.rows} rows`);
      }
    },
  },
  {
    name: 'search_bookings: returns at most 50 bookings',
    run: async (db) => {
      for (let i = 0; i < 51; i += 1) await bookForCaller(db, { ...NO_CHOICE });
      assert.equal((await search(db, 'Bill')).rows.length, 50);
    },
  },
];
