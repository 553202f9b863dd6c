import assert from 'node:assert/strict';
import { ACCOUNTS, type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { setClock } from '../support/fixture.ts';
import { type Answer, book, freshBooking } from './booking.ts';
import type { Check } from './check.ts';
import { emptyOutbox } from './outboxRows.ts';

const NUMBER = '+17705550142';
const FRIDAY = { date: '2026-03-06', slot: '10:00', phone: '(770) 555-0142' };

const switchTexts = (db: Db, value: string) =>
  db.run(`insert into public.settings (key, value) values ('sms', '${value}')
    on conflict (key) do update set value = excluded.value`);

/** The kinds of the texts that are due in order, each with its number. */
async function textsOf(db: Db): Promise<string[]> {
  const rows = await db.query<{ kind: string; recipient: string }>(
    `select kind, recipient from private.outbox where channel = 'sms' order by due_at, kind`,
  );
  return rows.map(({ kind, recipient }) => `${kind} ${recipient}`);
}

async function bookFriday(db: Db, booking: Parameters<typeof book>[1] = {}): Promise<Answer> {
  const { answer, refusal } = await book(db, { ...FRIDAY, ...booking });
  assert.ok(answer, refusal?.message);
  return answer;
}

const call = async (db: Db, actor: Actor, sql: string, parameters: unknown[] = []) => {
  const { refusal } = await attempt(db, actor, sql, { parameters });
  assert.equal(refusal, undefined, refusal?.message);
};

const takesSms = async (db: Db, phone: string) => {
  const { rows } = await attempt<{ takes: boolean }>(
    db,
    'admin',
    'select public.takes_sms($1) as takes',
    { parameters: [phone] },
  );
  return rows[0]?.takes;
};

/** Books with consent while texts are on. */
async function agree(db: Db, booking: Parameters<typeof book>[1] = {}): Promise<Answer> {
  await switchTexts(db, 'on');
  await emptyOutbox(db);
  return bookFriday(db, { ...booking, sms_consent: true });
}

export const smsMessages: Check[] = [
  {
    name: 'texts: a customer who agrees gets each message once by text, and a reminder; others get none',
    run: async (db) => {
      await switchTexts(db, 'on');
      const without = { ...freshBooking(), ...FRIDAY, slot: '13:00' };
      await bookFriday(db, without);
      assert.equal((await bookFriday(db, { ...without, sms_consent: true })).is_earlier, true);
      assert.deepEqual(await textsOf(db), []);
      const agreed = { ...freshBooking(), ...FRIDAY, sms_consent: true };
      for (const _ of ['once', 'twice']) await bookFriday(db, agreed);
      const both = [`booking_confirmed ${NUMBER}`, `booking_reminder ${NUMBER}`];
      assert.deepEqual(await textsOf(db), both);
    },
  },
  {
    name: 'texts: none while the shop has switched them off, or to a number that is not of the US',
    run: async (db) => {
      await switchTexts(db, 'off');
      await bookFriday(db, { sms_consent: true });
      assert.deepEqual(await textsOf(db), []);
      await agree(db, { phone: '+52 55 1234 5678', slot: '11:00' });
      assert.deepEqual(await textsOf(db), []);
      const numbers = await db.query<{ number: string | null }>(
        `select private.sms_number(p) as number from (values (1, '770.555.0142'), (2, '+1 (770) 555-0142'),
           (3, '7705550142 x12'), (4, '070-555-0142'), (5, '+7705550142'), (6, '555-2342 x770')) as v (n, p) order by n`,
      );
      assert.deepEqual(
        numbers.map(({ number }) => number),
        [NUMBER, NUMBER, null, null, null, null],
      );
    },
  },
  {
    name: 'texts: only staff read whether a number gets them, which none does while they are switched off',
    run: async (db) => {
      await switchTexts(db, 'on');
      assert.equal(await takesSms(db, '770-555-0142'), true);
      assert.equal(await takesSms(db, '770-555-0142 x12'), false);
      const asked = await attempt(db, 'user', `select public.takes_sms('770-555-0142')`);
      assert.equal(asked.refusal?.message, 'not_admin');
      await switchTexts(db, 'off');
      assert.equal(await takesSms(db, '770-555-0142'), false);
    },
  },
  {
    name: 'texts: a request that staff give a time, a move, a ready car and a cancellation are told by text',
    run: async (db) => {
      const request = await agree(db, { service: null, date: null, slot: null });
      assert.deepEqual(await textsOf(db), []);
      const staffSet = (set: string) =>
        call(
          db,
          'admin',
          `update public.bookings set ${set} where reference = '${request.reference}'`,
        );
      const told = async (kind: string) => {
        const kinds = (await textsOf(db)).filter((text) => !text.startsWith('booking_reminder'));
        assert.deepEqual(kinds, [`${kind} ${NUMBER}`]);
        await emptyOutbox(db);
      };
      await staffSet(
        `status = 'confirmed', service = 'oil-change', requested_date = '2026-03-06', requested_slot = '10:00'`,
      );
      await told('booking_confirmed');
      await staffSet(`requested_slot = '11:00'`);
      await told('booking_moved');
      for (const stage of ['arrived', 'in_bay', 'ready']) await staffSet(`stage = '${stage}'`);
      await told('booking_ready');
      const other = await agree(db, { slot: '13:00' });
      await emptyOutbox(db);
      await call(db, 'anonymous', 'select public.cancel_booking($1)', [other.cancel_token]);
      await told('booking_cancelled');
    },
  },
  {
    name: 'texts: staff record the consent of a caller, who is told some seconds later; the log names them',
    run: async (db) => {
      await switchTexts(db, 'on');
      await emptyOutbox(db);
      const { rows } = await attempt<{ id: string }>(
        db,
        'admin',
        `select public.book_for_caller('00000000-0000-4000-8000-0000000000c1', 'Ann', '7705550142', 'oil-change',
           '2026-03-06', '10:00') ->> 'id' as id`,
      );
      const id = rows[0]?.id ?? '';
      const record = (actor: Actor) =>
        attempt(db, actor, 'select public.consent_for_caller($1::uuid)', { parameters: [id] });
      assert.equal((await record('user')).refusal?.message, 'not_admin');
      assert.equal((await record('admin')).refusal, undefined);
      assert.deepEqual(await textsOf(db), [
        `booking_confirmed ${NUMBER}`,
        `booking_reminder ${NUMBER}`,
      ]);
      const stored = () =>
        db.query(`select to_char(b.sms_consent at time zone 'UTC', 'HH24:MI:SS') as at,
          (select to_char(o.due_at at time zone 'UTC', 'HH24:MI:SS') from private.outbox o
            where o.kind = 'booking_confirmed' and o.channel = 'sms') as due,
          (select a.actor from public.audit_log a where a.row_id = b.id::text and a.after ? 'sms_consent' and a.action = 'UPDATE') as by
          from public.bookings b where b.id = '${id}'`);
      const expected = [{ at: '17:00:00', due: '17:00:15', by: ACCOUNTS.admin }];
      assert.deepEqual(await stored(), expected);
      await db.run(setClock('2026-03-02T12:01:00-05:00'));
      await record('otherAdmin');
      assert.deepEqual(await stored(), expected);
      const { answer } = await book(db);
      const byVisitor = `select public.consent_for_caller(id) from public.bookings where reference = $1`;
      const { refusal } = await attempt(db, 'admin', byVisitor, {
        parameters: [answer?.reference],
      });
      assert.equal(refusal?.message, 'not_found');
    },
  },
  {
    name: 'texts: a caller whose booking is moved before its text is sent gets one confirmation',
    run: async (db) => {
      await switchTexts(db, 'on');
      const { rows } = await attempt<{ id: string }>(
        db,
        'admin',
        `select public.book_for_caller('00000000-0000-4000-8000-0000000000c1', 'Ann', '7705550142', 'oil-change',
           '2026-03-06', '10:00') ->> 'id' as id`,
      );
      const change = (sql: string) => attempt(db, 'admin', sql, { parameters: [rows[0]?.id] });
      await change('select public.consent_for_caller($1::uuid)');
      await change(`update public.bookings set requested_slot = '11:00' where id = $1::uuid`);
      assert.deepEqual(await textsOf(db), [
        `booking_confirmed ${NUMBER}`,
        `booking_reminder ${NUMBER}`,
      ]);
    },
  },
  {
    name: 'texts: another number has no consent; the same one in another notation keeps it',
    run: async (db) => {
      const { reference } = await agree(db);
      const phone = (number: string) =>
        call(db, 'admin', `update public.bookings set phone = $1 where reference = $2`, [
          number,
          reference,
        ]);
      await phone('770-555-0142');
      assert.equal((await textsOf(db)).length, 2);
      await phone('770-555-0143');
      assert.deepEqual(await textsOf(db), []);
    },
  },
  {
    name: 'texts: a number that opted out gets none any more, whatever later bookings say',
    run: async (db) => {
      await agree(db, { date: '2026-03-05' });
      const [row] = await db.query<{ id: string }>(
        `select id from private.outbox where channel = 'sms' and kind = 'booking_confirmed'`,
      );
      const optOut = `select public.record_opt_out('${row?.id}')`;
      await call(db, 'messenger', optOut);
      await call(db, 'messenger', optOut);
      // The worker records the result of this one.
      assert.deepEqual(await textsOf(db), [`booking_confirmed ${NUMBER}`]);
      await agree(db);
      assert.deepEqual(await textsOf(db), []);
      assert.equal(await takesSms(db, '(770) 555-0142'), false);
      assert.equal(await takesSms(db, '770-555-0143'), true);
      const [{ mails } = { mails: 0 }] = await db.query<{ mails: number }>(
        `select count(*)::int as mails from private.outbox where kind = 'booking_reminder'`,
      );
      assert.equal(mails, 1);
    },
  },
  {
    name: 'texts: refused reminders are refused by text too, and a claim names the channel',
    run: async (db) => {
      const { cancel_token } = await agree(db);
      await call(db, 'anonymous', 'select public.set_reminders($1, false)', [cancel_token]);
      assert.deepEqual(await textsOf(db), [`booking_confirmed ${NUMBER}`]);
      await db.run(`delete from private.outbox where channel <> 'sms'`);
      await db.run(setClock('2026-03-02T12:01:00-05:00'));
      const { rows } = await attempt<{ claimed: { channel: string } }>(
        db,
        'messenger',
        'select public.claim_outbox(60) as claimed',
      );
      assert.equal(rows[0]?.claimed.channel, 'sms');
    },
  },
];
