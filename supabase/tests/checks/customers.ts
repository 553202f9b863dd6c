import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { BOOKING, insert, setClock } from '../support/fixture.ts';
import type { Check } from './check.ts';
import { bookForCaller, type StaffBooking } from './staffCalls.ts';

interface History {
  count: number;
  bookings: (Record<string, unknown> & { id: string })[];
  tires: { booking: string; name: string; count: number; state: string }[];
  timeline: { kind: string; channel: string; booking: string | null; subject: string }[];
}

const EMAIL = 'zoe@example.com';
const PHONE = '(770) 555-7788';

async function read(db: Db, booking: string | undefined, actor: Actor = 'admin') {
  const { rows, refusal } = await attempt<{ history: History }>(
    db,
    actor,
    'select public.customer_history($1::uuid) as history',
    { parameters: [booking] },
  );
  return { history: rows[0]?.history, refusal: refusal?.message };
}

/** Two visits of one customer, who is known by the phone number in the first and by both in the second. */
async function visitTwice(db: Db): Promise<(StaffBooking | undefined)[]> {
  const { row: first } = await bookForCaller(db, { name: 'Zoe', phone: '770.555.7788' });
  const { row: second } = await bookForCaller(db, {
    ...{ name: 'Zoe Zander', phone: PHONE, email: EMAIL, date: '2026-03-04', slot: '13:00' },
  });
  return [first, second];
}

const addTires = (db: Db, booking: string | undefined, name: string, state: string) =>
  db.run(
    insert('public.booking_tires', {
      ...{ booking: booking ?? '', name, count: '4', price: '100', installed: '460', state },
    }),
  );

async function rename(
  db: Db,
  booking: string | undefined,
  name: string | null,
  { actor = 'admin', read }: { actor?: Actor; read?: string } = {},
): Promise<string | undefined> {
  const { refusal } = await attempt(
    db,
    actor,
    `select public.rename_customer($1::uuid,
      coalesce($2::timestamptz, (select updated_at from public.bookings where id = $1::uuid)), $3)`,
    { parameters: [booking, read ?? null, name] },
  );
  return refusal?.message;
}

const names = async (db: Db) =>
  (
    await db.query<{ name: string }>(
      `select name from public.bookings where id <> '${BOOKING}' order by name collate "C"`,
    )
  ).map(({ name }) => name);

export const customers: Check[] = [
  {
    name: 'customer_history: returns the bookings with the phone number or the e-mail address, the newest first',
    run: async (db) => {
      const [first, second] = await visitTwice(db);
      await bookForCaller(db, { name: 'Bob', phone: '(770) 555-0111', slot: '14:00' });
      for (const booking of [first, second]) {
        const { history } = await read(db, booking?.id);
        assert.deepEqual(
          history?.bookings.map(({ name }) => name),
          ['Zoe Zander', 'Zoe'],
        );
        assert.equal(history?.count, 2);
      }
    },
  },
  {
    name: 'customer_history: returns the tires that were bought or are promised, not those that were released',
    run: async (db) => {
      const [first, second] = await visitTwice(db);
      await addTires(db, first?.id, 'Blizzak', 'released');
      await addTires(db, second?.id, 'CrossClimate2', 'used');
      await addTires(db, BOOKING, 'Of another customer', 'used');
      const { history } = await read(db, first?.id);
      assert.deepEqual(
        history?.tires.map(({ booking, name, count, state }) => ({ booking, name, count, state })),
        [{ booking: second?.id, name: 'CrossClimate2', count: 4, state: 'used' }],
      );
    },
  },
  {
    name: 'customer_history: lists the messages to the customer and those of the contact form, without those to staff and deleted ones',
    run: async (db) => {
      const [, second] = await visitTwice(db);
      const message = { name: 'Zoe', email: EMAIL.toUpperCase(), message: 'Hi' };
      for (const [subject, deleted] of [
        ['Used tires', null],
        ['Spam', '2026-03-02T12:00:00Z'],
      ]) {
        const created = { created_at: '2026-03-01T12:00:00Z', deleted_at: deleted ?? null };
        await db.run(
          insert('public.contact_messages', { ...message, subject: subject ?? '', ...created }),
        );
      }
      await db.run(
        `select private.write_outbox('staff_booking', '${second?.id}', null, 'shop@example.com', 'en', '{}')`,
      );
      const { history } = await read(db, second?.id);
      assert.deepEqual(
        history?.timeline.map(({ kind, channel, booking, subject }) => [
          kind,
          channel,
          booking,
          subject,
        ]),
        [
          ['booking_reminder', 'email', second?.id, ''],
          ['booking_confirmed', 'email', second?.id, ''],
          ['contact', 'form', null, 'Used tires'],
        ],
      );
    },
  },
  {
    name: 'customer_history: returns at most 100 bookings and messages, and says how many bookings there are',
    run: async (db) => {
      const [first] = await visitTwice(db);
      await db.run(
        `alter table public.bookings disable trigger user;
         insert into public.bookings (reference, status, name, email, phone, vehicle, language, idempotency_key,
           cancel_token_hash, created_at)
         select translate(left(code, 3) || '-' || right(code, 3), '01abcdef', 'XYABCDEF'), 'requested',
           'Zoe', '${EMAIL}', '${PHONE}', 'Ford', 'en', gen_random_uuid(), sha256(n::text::bytea),
           private.shop_now() - n * interval '1 hour'
         from generate_series(1, 110) as n, lateral (select lpad(to_hex(n + 4096), 6, '0') as code) as c;
         alter table public.bookings enable trigger user;
         select private.write_outbox('booking_received', b.id, null, b.email, 'en', '{}')
         from public.bookings b where b.email = '${EMAIL}';`,
      );
      const { history } = await read(db, first?.id);
      assert.deepEqual(
        [history?.count, history?.bookings.length, history?.timeline.length],
        [112, 100, 100],
      );
    },
  },
  {
    name: 'customer_history: is for administrators, and knows no other id',
    run: async (db) => {
      for (const actor of ['user', 'removed'] as const) {
        assert.equal((await read(db, BOOKING, actor)).refusal, 'not_admin', actor);
      }
      const unknown = await read(db, '00000000-0000-4000-8000-00000000dead');
      assert.equal(unknown.refusal, 'not_found');
    },
  },
  {
    name: 'rename_customer: corrects every spelling of the name in all bookings of the person, those that are over too',
    run: async (db) => {
      const [, second] = await visitTwice(db);
      const { row: third } = await bookForCaller(db, {
        ...{ name: 'zoë  zander', phone: PHONE, date: '2026-03-05', slot: '13:00' },
      });
      await bookForCaller(db, { name: 'Zoe Zander', phone: '(770) 555-0111', slot: '14:00' });
      await db.run(
        `${setClock('2026-03-06T12:00:00-05:00')}; delete from public.opening_hours; update public.services set is_active = false`,
      );
      assert.equal(await rename(db, second?.id, ' Zoé\tSander '), undefined);
      assert.deepEqual(await names(db), ['Zoe', 'Zoe Zander', 'Zoé Sander', 'Zoé Sander']);
      const changes = await db.query(
        `select from public.audit_log where row_id = '${third?.id}' and action = 'UPDATE'`,
      );
      assert.equal(changes.length, 1);
    },
  },
  {
    name: 'rename_customer: refuses a booking that was changed since, and a name that no booking may have',
    run: async (db) => {
      const [, second] = await visitTwice(db);
      const read = '2026-03-01T12:00:00Z';
      assert.equal(await rename(db, second?.id, 'Zoe', { read }), 'conflict');
      for (const name of ['', 'https://example.com', 'x'.repeat(101), null]) {
        assert.ok(await rename(db, second?.id, name), `${name}`);
      }
      assert.deepEqual(await names(db), ['Zoe', 'Zoe Zander']);
    },
  },
  {
    name: 'rename_customer: is for administrators, knows no other id and nobody who was forgotten',
    run: async (db) => {
      const [first] = await visitTwice(db);
      for (const actor of ['user', 'removed'] as const) {
        assert.equal(await rename(db, first?.id, 'Ann', { actor }), 'not_admin', actor);
      }
      assert.equal(await rename(db, '00000000-0000-4000-8000-00000000dead', 'Ann'), 'not_found');
      await db.run(`select private.forget_bookings(array['${first?.id}'::uuid])`);
      assert.equal(await rename(db, first?.id, 'Ann'), 'not_found');
    },
  },
  {
    name: 'customer_bookings: finds the phone number and the address by an index',
    run: async (db) => {
      const [{ text } = { text: '' }] = await db.query<{ text: string }>(
        `select prosrc as text from pg_proc where proname = 'customer_bookings'`,
      );
      // The fixture has few rows, which a plan would read one after another.
      await db.run('set local enable_seqscan = off');
      const plan = await db.query(`explain ${text.replaceAll('p_booking', `'${BOOKING}'::uuid`)}`);
      for (const index of ['bookings_by_phone', 'bookings_by_email']) {
        assert.match(JSON.stringify(plan), new RegExp(`on ${index}\\b`));
      }
    },
  },
];
