import assert from 'node:assert/strict';
import type { Check } from './check.ts';
import { bookForCaller, call, caller } from './staffCalls.ts';

export const repeatedCalls: Check[] = [
  {
    name: 'book_for_caller: a call that is repeated answers with the stored booking',
    run: async (db) => {
      const values = { ...caller(), notes: ' Squeaks ', email: 'bill@example.com', waits: true };
      const first = await call(db, 'book_for_caller', values);
      const again = await call(db, 'book_for_caller', { ...values, name: ' Bill Ortiz ' });
      assert.deepEqual([again.refusal, again.rows], [undefined, first.rows]);
      const { refusal } = await bookForCaller(db, { key: null });
      assert.equal(refusal?.message, 'invalid_request');
    },
  },
  {
    name: 'book_for_caller: rejects a repetition with other values than those that are stored, and names the booking',
    run: async (db) => {
      const values = { ...caller(), bay: 1 };
      const first = await call(db, 'book_for_caller', values);
      for (const other of [
        ...[{ slot: '10:00' }, { date: '2026-03-04' }, { bay: 2 }, { minutes: 90 }],
        ...[{ service: 'tire-rotation' }, { further_services: '{tire-rotation}' }],
        ...[{ name: 'Other' }, { phone: '(770) 555-0100' }, { email: 'a@example.com' }],
        ...[{ vehicle: 'Ford' }, { plate: 'X1' }, { notes: 'x' }, { language: 'es' }],
        ...[{ waits: false }, { is_walk_in: true }],
      ]) {
        const { refusal } = await call(db, 'book_for_caller', { ...values, ...other });
        assert.deepEqual(
          [refusal?.message, refusal?.code, refusal?.detail],
          ['booked_earlier', 'PT409', first.row?.id],
          JSON.stringify(other),
        );
      }
      assert.equal((await call(db, 'book_for_caller', values)).refusal, undefined);
    },
  },
  {
    name: 'book_for_caller: a repetition that lets the database choose the bay is the same booking',
    run: async (db) => {
      const values = caller();
      const first = await call(db, 'book_for_caller', { ...values, bay: 2 });
      assert.deepEqual((await call(db, 'book_for_caller', values)).rows, first.rows);
    },
  },
  {
    name: 'book_for_caller: a walk-in has arrived, and is the same one when it is sent again a minute later',
    run: async (db) => {
      const values = { ...caller(), is_walk_in: true, slot: '12:20' };
      const first = await call(db, 'book_for_caller', values);
      assert.equal(first.row?.stage, 'arrived');
      const later = await call(db, 'book_for_caller', { ...values, slot: '12:21' });
      assert.deepEqual([later.refusal, later.rows], [undefined, first.rows]);
      const { row } = await bookForCaller(db);
      assert.equal(row?.stage, null);
      const request = await bookForCaller(db, { is_walk_in: true, slot: null });
      assert.deepEqual([request.row?.status, request.row?.stage], ['requested', null]);
    },
  },
];
