import assert from 'node:assert/strict';
import { ACCOUNTS, type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { setClock } from '../support/fixture.ts';
import { book, NO_CHOICE } from './booking.ts';
import type { Check } from './check.ts';
import { emptyOutbox, rowsOf } from './outboxRows.ts';

interface Claimed {
  kind: string;
  language: string;
  facts: { text?: string };
  texts: { id: string; subject: string; body: string }[];
}

async function claim(db: Db): Promise<Claimed | undefined> {
  const { rows } = await attempt<{ claimed: Claimed }>(
    db,
    'messenger',
    'select public.claim_outbox(60) as claimed',
  );
  return rows[0]?.claimed;
}

const test = (db: Db, message: string, language: string, actor: Actor = 'admin') =>
  attempt(db, actor, 'select public.send_test_message($1, $2)', {
    parameters: [message, language],
  });

async function change(db: Db) {
  const { refusal } = await attempt(
    db,
    'admin',
    `update public.message_texts set subject = 'EN ' || id, subject_es = 'ES ' || id, body = 'Text', body_es = 'Texto'
     where id <> ''`,
  );
  assert.equal(refusal, undefined, refusal?.message);
}

export const messageTexts: Check[] = [
  {
    name: 'message texts: a claim hands over the changed texts of its kind and language',
    run: async (db) => {
      await change(db);
      await emptyOutbox(db);
      await book(db, { language: 'es' });
      await db.run(`delete from private.outbox where kind <> 'booking_confirmed'`);
      const texts = [{ id: 'booking_confirmed', subject: 'ES booking_confirmed', body: 'Texto' }];
      assert.deepEqual((await claim(db))?.texts, texts);
      await emptyOutbox(db);
      await book(db, { ...NO_CHOICE, language: 'en', email: 'ann@example.com' });
      await db.run(
        `update public.bookings set status = 'cancelled' where email = 'ann@example.com'`,
      );
      await db.run(`delete from private.outbox where kind <> 'booking_cancelled'`);
      const subjects = (await claim(db))?.texts.map((text) => text.subject) ?? [];
      assert.deepEqual(subjects.sort(), ['EN booking_cancelled', 'EN request_cancelled']);
      await emptyOutbox(db);
      await book(db, { ...NO_CHOICE, email: 'bea@example.com' });
      await db.run(`delete from private.outbox where kind <> 'staff_booking'`);
      const toStaff = (await claim(db))?.texts.map((text) => text.subject) ?? [];
      assert.deepEqual(toStaff.sort(), ['EN staff_booking', 'EN staff_request']);
    },
  },
  {
    name: 'message texts: staff’s changes are in the audit log',
    run: async (db) => {
      await change(db);
      const rows = await db.query(
        `select actor, action, after ->> 'body' as body from public.audit_log
         where table_name = 'message_texts' and row_id = 'booking_ready'`,
      );
      assert.deepEqual(rows, [{ actor: ACCOUNTS.admin, action: 'UPDATE', body: 'Text' }]);
    },
  },
  {
    name: 'message texts: a test goes to the administrator’s own address and to nobody else’s',
    run: async (db) => {
      await change(db);
      await emptyOutbox(db);
      assert.equal((await test(db, 'booking_ready', 'es', 'user')).refusal?.message, 'not_admin');
      assert.equal((await test(db, 'account_recovery', 'es')).refusal?.message, 'invalid_message');
      assert.equal((await test(db, 'booking_ready', 'fr')).refusal?.message, 'invalid_message');
      assert.equal((await test(db, 'booking_ready', 'es')).refusal, undefined);
      const rows = await rowsOf(db);
      assert.deepEqual(
        rows.map(({ kind, recipient }) => [kind, recipient]),
        [['test', 'admin@example.com']],
      );
      const claimed = await claim(db);
      assert.deepEqual(
        [claimed?.language, claimed?.facts, claimed?.texts],
        [
          'es',
          { text: 'booking_ready' },
          [{ id: 'booking_ready', subject: 'ES booking_ready', body: 'Texto' }],
        ],
      );
    },
  },
  {
    name: 'message texts: a test has texts that are not saved, by the rules of those that are',
    run: async (db) => {
      await change(db);
      await emptyOutbox(db);
      const draft = (subject: string, body: string) =>
        attempt(db, 'admin', `select public.send_test_message('booking_ready', 'es', $1, $2)`, {
          parameters: [subject, body],
        });
      for (const [subject, body] of [
        ['x'.repeat(151), ''],
        ['two\nlines', ''],
        ['{count}', ''],
        ['', 'x'.repeat(2001)],
        ['', '{count}'],
      ] as const) {
        assert.match(
          String((await draft(subject, body)).refusal?.message),
          /^invalid_(message|body)$/,
        );
      }
      assert.equal((await draft('Listo, {name}', '')).refusal, undefined);
      assert.deepEqual((await claim(db))?.texts, [
        { id: 'booking_ready', subject: 'Listo, {name}', body: '' },
      ]);
    },
  },
  {
    name: 'message texts: an administrator sends twenty tests an hour, and they use up no message about the account',
    run: async (db) => {
      await db.run(setClock('2026-03-02T12:00:00-05:00'));
      for (let i = 0; i < 20; i += 1) {
        assert.equal((await test(db, 'booking_ready', 'en')).refusal, undefined);
      }
      assert.equal((await test(db, 'booking_ready', 'en')).refusal?.message, 'rate_limited');
      assert.equal((await test(db, 'booking_ready', 'en', 'otherAdmin')).refusal, undefined);
      await db.run(setClock('2026-03-02T13:00:00-05:00'));
      assert.equal((await test(db, 'booking_ready', 'en')).refusal, undefined);
      await db.run(
        `select private.queue_account_message('account_recovery', null, 'admin@example.com', 'en')`,
      );
      assert.equal((await rowsOf(db, `o.kind = 'account_recovery'`)).length, 1);
    },
  },
];
