import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import { DatabaseError, type Db } from '../support/db.ts';
import { book } from './booking.ts';
import type { Check } from './check.ts';
import { type Claimed, claim, record } from './outboxClaims.ts';
import { emptyOutbox } from './outboxRows.ts';

const WORDS = 'Your bank card was charged';

/** What a message can be about. Visitors write neither an invitation nor an account. */
const BY_STAFF = ['invitations', 'users'];

async function tablesOfMessages(db: Db): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select c.relname as name from pg_constraint f join pg_class c on c.oid = f.confrelid
     where f.conrelid = 'private.outbox'::regclass and f.contype = 'f' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !BY_STAFF.includes(name));
}

/** Writes the words into each column of text that accepts them, in every row. */
async function writeWords(db: Db, table: string): Promise<string[]> {
  const columns = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and data_type in ('text', 'jsonb') order by 1`,
    [table],
  );
  const written: string[] = [];
  for (const { name } of columns) {
    await db.run('savepoint words');
    try {
      await db.query(`update public.${table} set ${name} = $1`, [WORDS]);
      written.push(name);
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      await db.run('rollback to savepoint words');
    }
    await db.run('release savepoint words');
  }
  return written;
}

async function kindsOf(db: Db): Promise<{ kind: string; table: string }[]> {
  const [rule] = await db.query<{ text: string }>(
    `select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'outbox_kind'`,
  );
  const kinds = [...(rule?.text.matchAll(/'(\w+)'::text/g) ?? [])].map(([, kind]) => `${kind}`);
  return kinds.flatMap((kind) => {
    if (/^(account_|test$|staff_flood$)/.test(kind)) return [];
    return [{ kind, table: kind.includes('message') ? 'contact_messages' : 'bookings' }];
  });
}

/** Each message about the row that the database can send, as the worker gets it. */
async function everyMessage(db: Db): Promise<Claimed[]> {
  // A message that a car is ready is sent while it is.
  await db.run(`update public.bookings set stage = 'ready'`);
  await emptyOutbox(db);
  for (const { kind, table } of await kindsOf(db)) {
    const column = table === 'bookings' ? 'booking_id' : 'contact_message_id';
    const facts = table === 'bookings' ? 'private.booking_facts(r)' : 'to_jsonb(r)';
    await db.query(
      `insert into private.outbox (kind, ${column}, recipient, language, facts, due_at, next_attempt_at, expires_at)
       select $1, r.id, 'rosa@example.com', 'en', ${facts}, now, now, now + interval '1 day'
       from public.${table} r, (select private.shop_now() as now) as clock limit 1`,
      [kind],
    );
  }
  const claimed: Claimed[] = [];
  for (let message = await claim(db); message; message = await claim(db)) {
    claimed.push(message);
    await record(db, message);
  }
  assert.deepEqual(
    claimed.map(({ kind }) => kind).toSorted(),
    (await kindsOf(db)).map(({ kind }) => kind).toSorted(),
  );
  return claimed;
}

const kindsWithWords = (messages: Claimed[]) =>
  messages.filter(({ facts }) => JSON.stringify(facts).includes(WORDS)).map(({ kind }) => kind);

async function prepare(db: Db) {
  await db.run('delete from public.bookings; delete from public.contact_messages');
  await book(db);
  const { refusal } = await attempt(
    db,
    'anonymous',
    `insert into public.contact_messages (name, email, subject, message) values ('Rosa', 'rosa@example.com', 'Tires', 'Four')`,
  );
  assert.equal(refusal, undefined);
}

export const visitorWords: Check[] = [
  {
    name: 'claim_outbox: what visitors entered goes to staff only',
    run: async (db) => {
      await prepare(db);
      const tables = await tablesOfMessages(db);
      assert.deepEqual(tables, ['bookings', 'contact_messages']);
      const written: Record<string, string[]> = {};
      for (const table of tables) written[table] = await writeWords(db, table);
      for (const column of ['name', 'vehicle', 'notes'])
        assert.ok(written['bookings']?.includes(column));
      for (const column of ['name', 'subject', 'message'])
        assert.ok(written['contact_messages']?.includes(column));
      const kinds = kindsWithWords(await everyMessage(db));
      assert.deepEqual(kinds.toSorted(), ['staff_booking', 'staff_message']);
    },
  },
  {
    name: 'claim_outbox: what staff entered goes to the customer too',
    run: async (db) => {
      await prepare(db);
      await writeWords(db, 'bookings');
      await db.run('update public.bookings set by_staff = true');
      const kinds = kindsWithWords(await everyMessage(db));
      assert.ok(kinds.includes('booking_confirmed') && kinds.includes('booking_reminder'));
    },
  },
];
