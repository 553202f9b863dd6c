import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { BOOKING, insert, setClock } from '../support/fixture.ts';
import { book, setSetting } from './booking.ts';
import type { Check } from './check.ts';
import { bookForCaller } from './staffCalls.ts';

const EMAIL = 'zoe@example.com';
const PHONE = '(770) 555-7788';
/** What a customer gives the shop, as it could occur anywhere. */
const TRACES = ['Zoe Zander', EMAIL, '555-7788', '5557788', 'Zonda 760', 'ZZZ 999', 'zipped tent'];

/** Everything that the database stores, but for the schemas of others, as one text per row. */
async function rowsWithTraces(db: Db): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.query<{ text: string }>(`select t::text as text from ${name} as t`);
    if (rows.some(({ text }) => TRACES.some((trace) => text.includes(trace)))) found.push(name);
  }
  return found;
}

const call = (db: Db, name: string, booking: string | undefined, actor: Actor = 'admin') =>
  attempt<{ answer: Record<string, number> }>(
    db,
    actor,
    `select public.${name}($1::uuid) as answer`,
    { parameters: [booking] },
  );

async function forget(db: Db, booking: string | undefined): Promise<string | undefined> {
  const { refusal } = await call(db, 'forget_customer', booking);
  return refusal?.message;
}

const idOf = async (db: Db, reference: string | undefined): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    'select id from public.bookings where reference = $1',
    [reference],
  );
  return row?.id;
};

const bookings = (db: Db) =>
  db.query<{ status: string; name: string; service: string; bay: number; isForgotten: boolean }>(
    `select status, name, service, bay, forgotten_at is not null as "isForgotten"
     from public.bookings where id <> '${BOOKING}' order by starts_at`,
  );

/** Books as one customer by e-mail and by phone, writes a message, and lets both visits pass. */
async function visitTwice(db: Db) {
  const customer = { name: 'Zoe Zander', vehicle: 'Zonda 760', notes: 'A zipped tent is inside.' };
  const { answer } = await book(db, { ...customer, email: EMAIL, phone: PHONE });
  const { row } = await bookForCaller(db, {
    ...{ name: 'Zoe Zander', phone: '770.555.7788', slot: '13:00', plate: 'ZZZ 999' },
  });
  await attempt(
    db,
    'anonymous',
    insert('public.contact_messages', {
      ...{ name: 'Zoe Zander', email: EMAIL.toUpperCase(), subject: 'Zonda 760', message: 'Hi' },
    }),
  );
  await attempt(
    db,
    'admin',
    `update public.bookings set notes = 'A zipped tent', stage = 'arrived' where id = '${row?.id}'`,
  );
  await db.run(setClock('2026-03-04T12:00:00-05:00'));
  return { id: await idOf(db, answer?.reference), token: answer?.cancel_token };
}

/** Delivers nothing: lets the worker ask for mails, as it does every second. */
async function work(db: Db): Promise<void> {
  const { refusal } = await attempt(db, 'messenger', 'select public.claim_outbox(60)');
  assert.equal(refusal, undefined, refusal?.message);
}

const messages = async (db: Db) =>
  (await db.query<{ subject: string }>('select subject from public.contact_messages')).map(
    ({ subject }) => subject,
  );

export const forgottenCustomers: Check[] = [
  {
    name: 'forget_customer: no table has the name, contact, vehicle or notes any more, and bookings stay for statistics',
    run: async (db) => {
      const { id, token } = await visitTwice(db);
      assert.deepEqual(await rowsWithTraces(db), [
        ...['private.outbox', 'public.bookings', 'public.contact_messages'],
      ]);
      const { rows } = await call(db, 'customer_records', id);
      assert.deepEqual(rows[0]?.answer, { bookings: 2, open: 0, messages: 1 });
      assert.equal(await forget(db, id), undefined);
      assert.deepEqual(await rowsWithTraces(db), []);
      const visit = { name: '', status: 'confirmed', service: 'oil-change', isForgotten: true };
      assert.deepEqual(await bookings(db), [
        { ...visit, bay: 1 },
        { ...visit, bay: 1 },
      ]);
      const { rows: views } = await attempt<{ view: unknown }>(
        db,
        'anonymous',
        'select public.booking_by_token($1) as view',
        { parameters: [token] },
      );
      assert.equal(views[0]?.view, null);
    },
  },
  {
    name: 'forget_customer: leaves other customers, their messages and their mails',
    run: async (db) => {
      const { id } = await visitTwice(db);
      const others = () =>
        db.query(
          `select b.name, b.email, (select count(*)::int from private.outbox o where o.booking_id = b.id) as mails
           from public.bookings b where b.id = '${BOOKING}'`,
        );
      const before = await others();
      assert.equal(await forget(db, id), undefined);
      assert.deepEqual(await others(), before);
      assert.deepEqual(await messages(db), ['Used tires']);
    },
  },
  {
    name: 'forget_customer: refuses a customer with a request or an appointment that is not over',
    run: async (db) => {
      const { id } = await visitTwice(db);
      const { row } = await bookForCaller(db, {
        ...{ name: 'Zoé Zander', phone: PHONE, date: '2026-03-04', slot: '13:00' },
      });
      assert.equal(await forget(db, id), 'still_open');
      const { rows } = await call(db, 'customer_records', id);
      assert.equal(rows[0]?.answer['open'], 1);
      await db.run(
        `update public.bookings set status = 'requested', requested_slot = null where id = '${row?.id}'`,
      );
      assert.equal(await forget(db, id), 'still_open');
      await db.run(`update public.bookings set status = 'cancelled' where id = '${row?.id}'`);
      assert.equal(await forget(db, id), undefined);
    },
  },
  {
    name: 'forget_customer: of a booking without an e-mail address erases no other without one',
    run: async (db) => {
      const { row: one } = await bookForCaller(db, { name: 'Ann' });
      await bookForCaller(db, { name: 'Bob', phone: '(770) 555-0111', slot: '13:00' });
      await db.run(setClock('2026-03-04T12:00:00-05:00'));
      assert.equal(await forget(db, one?.id), undefined);
      assert.deepEqual(
        (await bookings(db)).map(({ name }) => name),
        ['', 'Bob'],
      );
    },
  },
  {
    name: 'forget_customer: of two people with one phone number and one address erases the one of the booking',
    run: async (db) => {
      const { id } = await visitTwice(db);
      // Tomorrow's appointment of the other one is no obstacle.
      const { row: other } = await bookForCaller(db, {
        ...{ name: 'Yves Zander', phone: PHONE, email: EMAIL, date: '2026-03-05', slot: '13:00' },
      });
      await attempt(
        db,
        'anonymous',
        insert('public.contact_messages', {
          ...{ name: 'Yves Zander', email: EMAIL, subject: 'From Yves', message: 'Hi' },
        }),
      );
      const { rows } = await call(db, 'customer_records', id);
      assert.deepEqual(rows[0]?.answer, { bookings: 2, open: 0, messages: 1 });
      assert.equal(await forget(db, id), undefined);
      assert.deepEqual(
        (await bookings(db)).map(({ name }) => name),
        ['', '', 'Yves Zander'],
      );
      assert.deepEqual((await messages(db)).sort(), ['From Yves', 'Used tires']);
      assert.equal(await forget(db, other?.id), 'still_open');
    },
  },
  {
    name: 'forget_customer: is for administrators, and knows no other id',
    run: async (db) => {
      for (const name of ['forget_customer', 'customer_records']) {
        for (const actor of ['user', 'removed'] as const) {
          const { refusal } = await call(db, name, BOOKING, actor);
          assert.equal(refusal?.message, 'not_admin', `${name} as ${actor}`);
        }
      }
      assert.equal(await forget(db, '00000000-0000-4000-8000-00000000dead'), 'not_found');
    },
  },
  {
    name: 'claim_outbox: forgets customers after the months of the setting, and looks for them once an hour',
    run: async (db) => {
      await visitTwice(db);
      await setSetting(db, 'forget_after_months', '3');
      // The visits ended on 3 March at 14:45 and 18:45 UTC.
      await db.run(setClock('2026-06-03T18:00:00Z'));
      await work(db);
      const forgotten = async () => (await bookings(db)).map(({ isForgotten }) => isForgotten);
      assert.deepEqual(await forgotten(), [true, false]);
      await db.run(setClock('2026-06-03T18:59:59Z'));
      await work(db);
      assert.deepEqual(await forgotten(), [true, false]);
      await db.run(setClock('2026-06-03T19:00:00Z'));
      await work(db);
      assert.deepEqual(await forgotten(), [true, true]);
      const told = await db.query<{ actor: unknown; columns: string[] }>(
        `select actor, array(select jsonb_object_keys(after) order by 1) as columns from public.audit_log
         where table_name = 'bookings' and action = 'UPDATE' and after ? 'forgotten_at' order by id`,
      );
      assert.ok(told.every(({ actor }) => actor === null));
      assert.equal(told.length, 2);
      assert.ok(told.every(({ columns }) => !columns.includes('name')));
    },
  },
  {
    name: 'claim_outbox: forgets nobody when the setting is empty, 0 or missing',
    run: async (db) => {
      await visitTwice(db);
      await db.run(setClock('2046-03-04T12:00:00-05:00'));
      for (const months of ['', '0']) {
        await setSetting(db, 'forget_after_months', months);
        await db.run(`update private.forgetting set ran_at = 'epoch'`);
        await work(db);
      }
      await db.run(`delete from public.settings where key = 'forget_after_months'`);
      await db.run(`update private.forgetting set ran_at = 'epoch'`);
      await work(db);
      assert.deepEqual(
        (await bookings(db)).map(({ name }) => name),
        ['Zoe Zander', 'Zoe Zander'],
      );
      assert.equal((await messages(db)).length, 2);
    },
  },
  {
    name: 'claim_outbox: cancels and forgets a request that nobody answered for so long',
    run: async (db) => {
      await db.run(
        `update public.bookings set created_at = '2024-03-01T12:00:00Z' where id = '${BOOKING}'`,
      );
      await work(db);
      const rows = await db.query(
        `select status, name, email from public.bookings where id = '${BOOKING}'`,
      );
      assert.deepEqual(rows, [{ status: 'cancelled', name: '', email: '' }]);
    },
  },
  {
    name: 'claim_outbox: deletes a message that staff deleted an hour ago, and messages as old as the setting',
    run: async (db) => {
      const send = (subject: string, deleted: string | null, created: string) =>
        db.run(
          insert('public.contact_messages', {
            ...{ name: 'Ann', email: EMAIL, message: 'Hi', subject },
            ...{ deleted_at: deleted, created_at: created },
          }),
        );
      await db.run('delete from public.contact_messages');
      await send('deleted', '2026-03-02T11:00:00-05:00', '2026-03-01T12:00:00Z');
      await send('undo', '2026-03-02T11:00:01-05:00', '2026-03-01T12:00:00Z');
      await send('old', null, '2024-03-02T11:59:59-05:00');
      await send('new', null, '2024-03-02T12:00:00-05:00');
      await work(db);
      assert.deepEqual((await messages(db)).sort(), ['new', 'undo']);
    },
  },
];
