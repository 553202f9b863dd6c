import assert from 'node:assert/strict';
import { ACCOUNTS, type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { setClock } from '../support/fixture.ts';
import { type Answer, book, CHOICE, freeSlots, setSetting } from './booking.ts';
import type { Check } from './check.ts';

const UNREACHABLE = { phone: '000 000 0000' };
/** Twelve hours after the fixture's clock. */
const HELD_UNTIL = '2026-03-03T05:00:00Z';

interface Row {
  status: string;
  bay: number | null;
  held: boolean;
}

const read = (db: Db, reference: string | undefined) =>
  db.query<Row>(
    `select status, bay, held_until is not null as held from public.bookings where reference = $1`,
    [reference],
  );

const contactToken = async (db: Db, reference: string | undefined) =>
  (
    await db.query<{ token: string }>(
      'select private.contact_token(idempotency_key) as token from public.bookings where reference = $1',
      [reference],
    )
  )[0]?.token;

const confirm = (db: Db, token: string | undefined, contact: string | undefined) =>
  attempt<{ answer: Answer }>(db, 'anonymous', 'select public.confirm_contact($1, $2) as answer', {
    parameters: [token ?? null, contact ?? null],
  });

const change = (db: Db, actor: Actor, reference: string | undefined, set: string) =>
  attempt(
    db,
    actor,
    `update public.bookings set ${set} where reference = '${reference}' returning id`,
  );

const afterTheHold = (db: Db) => db.run(setClock(HELD_UNTIL));

/** Books the only bay of the slot with a phone number that cannot be dialled. */
async function hold(db: Db): Promise<Answer | undefined> {
  await setSetting(db, 'bays', '1');
  return (await book(db, UNREACHABLE)).answer;
}

export const heldBookings: Check[] = [
  {
    name: 'held bookings: a phone number that cannot be dialled gives a booking an end, others none',
    run: async (db) => {
      await setSetting(db, 'bays', '9');
      for (const phone of [
        '123 456 7890',
        '0000000000',
        '222-222-2222',
        '411 555 0123',
        '+49 12345',
      ]) {
        const { answer } = await book(db, { phone });
        assert.deepEqual([answer?.status, answer?.held_until], ['confirmed', HELD_UNTIL], phone);
      }
      for (const phone of ['(770) 555-0123', '555-0123', '+1 770 555 0123', '+52 55 1234 5678']) {
        assert.equal((await book(db, { phone, slot: '10:00' })).answer?.held_until, null, phone);
      }
      const { answer } = await book(db, { ...UNREACHABLE, slot: null });
      assert.deepEqual([answer?.status, answer?.held_until], ['requested', null]);
      const byStaff = await book(db, { ...UNREACHABLE, slot: '13:00' }, { actor: 'admin' });
      assert.equal(byStaff.answer?.held_until, null);
    },
  },
  {
    name: 'held bookings: occupy the bay until the end, and then another visitor gets it',
    run: async (db) => {
      const held = await hold(db);
      await db.run(setClock('2026-03-03T04:59:59Z'));
      assert.equal((await book(db)).refusal?.message, 'slot_full');
      await afterTheHold(db);
      assert.deepEqual(await freeSlots(db, ['oil-change'], CHOICE.date, 1), ['09:00 1']);
      assert.equal((await book(db)).answer?.status, 'confirmed');
      assert.deepEqual(await read(db, held?.reference), [
        { status: 'cancelled', bay: null, held: true },
      ]);
    },
  },
  {
    name: 'held bookings: the audit log names no account for an end, and the caller stays who they are',
    run: async (db) => {
      const held = await hold(db);
      await afterTheHold(db);
      const { rows } = await attempt<{ id: string }>(
        db,
        'admin',
        `select auth.uid() as id from public.unusual_bookings() right join (select 1) as one on true`,
      );
      assert.deepEqual(rows, [{ id: ACCOUNTS.admin }]);
      assert.deepEqual(await read(db, held?.reference), [
        { status: 'cancelled', bay: null, held: true },
      ]);
      const log = await db.query<{ actor: string | null }>(
        `select actor, after ->> 'status' as status from public.audit_log where table_name = 'bookings'`,
      );
      assert.deepEqual(log, [{ actor: null, status: 'cancelled' }]);
    },
  },
  {
    name: 'held bookings: the tokens of a message make them firm, those of the answer do not',
    run: async (db) => {
      const held = await hold(db);
      const contact = await contactToken(db, held?.reference);
      for (const [token, proof] of [
        [held?.cancel_token, held?.cancel_token],
        [held?.cancel_token, undefined],
        [contact, contact],
      ]) {
        assert.equal((await confirm(db, token, proof)).refusal?.message, 'not_found');
      }
      for (let i = 0; i < 2; i += 1) {
        const { rows } = await confirm(db, held?.cancel_token, contact);
        assert.deepEqual([rows[0]?.answer.status, rows[0]?.answer.held_until], ['confirmed', null]);
      }
      await afterTheHold(db);
      assert.equal((await book(db)).refusal?.message, 'slot_full');
    },
  },
  {
    name: 'held bookings: the link in the message to the customer has both tokens, others one',
    run: async (db) => {
      const held = await hold(db);
      const contact = await contactToken(db, held?.reference);
      const reachable = (await book(db, { slot: '13:00' })).answer;
      const secrets = await db.query<{ claimed: { kind: string; token: string } | null }>(
        'select public.claim_outbox(60) as claimed from generate_series(1, 12)',
      );
      const linked = secrets.filter(({ claimed }) => claimed?.kind === 'booking_confirmed');
      assert.deepEqual(
        linked.map(({ claimed }) => claimed?.token).sort(),
        [`${held?.cancel_token}-${contact}`, reachable?.cancel_token].sort(),
      );
    },
  },
  {
    name: 'held bookings: after the end, the link neither confirms nor moves them',
    run: async (db) => {
      const held = await hold(db);
      const contact = await contactToken(db, held?.reference);
      await afterTheHold(db);
      await confirm(db, held?.cancel_token, contact);
      assert.equal((await read(db, held?.reference))[0]?.held, true);
      const { rows } = await attempt<{ answer: Answer }>(
        db,
        'anonymous',
        `select public.move_booking($1, '2026-03-04', '10:00') as answer`,
        { parameters: [held?.cancel_token] },
      );
      assert.equal(rows[0]?.answer.status, 'cancelled');
    },
  },
  {
    name: 'held bookings: staff make them firm, and no other account does',
    run: async (db) => {
      const held = await hold(db);
      assert.equal((await change(db, 'user', held?.reference, 'held_until = null')).rows.length, 0);
      await change(db, 'admin', held?.reference, 'held_until = null');
      await afterTheHold(db);
      assert.equal((await book(db)).refusal?.message, 'slot_full');
    },
  },
  {
    name: 'held bookings: one that staff change, or cancel and restore, or whose customer comes is firm',
    run: async (db) => {
      await setSetting(db, 'bays', '9');
      const firm = [{ status: 'confirmed', bay: 1, held: false }];
      const arrived = (await book(db, UNREACHABLE)).answer;
      await change(db, 'admin', arrived?.reference, `stage = 'arrived'`);
      assert.deepEqual(await read(db, arrived?.reference), firm);
      const restored = (await book(db, { ...UNREACHABLE, slot: '11:00' })).answer;
      await change(db, 'admin', restored?.reference, `status = 'cancelled'`);
      await change(db, 'admin', restored?.reference, `status = 'confirmed'`);
      assert.deepEqual(await read(db, restored?.reference), firm);
      const changed = (await book(db, { ...UNREACHABLE, slot: '14:00' })).answer;
      await change(db, 'admin', changed?.reference, `notes = 'x'`);
      assert.equal((await read(db, changed?.reference))[0]?.held, true);
      await afterTheHold(db);
      await change(db, 'admin', changed?.reference, `notes = 'y'`);
      assert.deepEqual(await read(db, changed?.reference), firm);
    },
  },
];
