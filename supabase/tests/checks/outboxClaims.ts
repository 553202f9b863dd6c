import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { setClock } from '../support/fixture.ts';
import { book } from './booking.ts';
import { emptyOutbox, rowsOf } from './outboxRows.ts';

/** A message as the worker gets it. */
export interface Claimed {
  id: string;
  attempt: number;
  kind: string;
  token: string | null;
  facts: Record<'reference' | 'ends_at', string> & {
    services: { en: string }[];
    sequence: number;
  };
  settings: { key: string; value: string }[];
}

export async function claim(db: Db): Promise<Claimed | null> {
  const { rows, refusal } = await attempt<{ claimed: Claimed | null }>(
    db,
    'messenger',
    'select public.claim_outbox(60) as claimed',
  );
  assert.equal(refusal, undefined, refusal?.message);
  return rows[0]?.claimed ?? null;
}

export async function record(
  db: Db,
  { id, attempt: claimed }: Claimed,
  problem?: string,
  isFinal = false,
) {
  const { refusal } = await attempt(
    db,
    'messenger',
    'select public.record_delivery($1::uuid, $2::int, $3, $4::boolean)',
    { parameters: [id, claimed, problem ?? null, isFinal] },
  );
  assert.equal(refusal, undefined, refusal?.message);
}

/** Leaves one message, the confirmation of a booking; returns the secret of its manage link. */
export async function bookOnce(db: Db) {
  await emptyOutbox(db);
  const { answer } = await book(db);
  await db.run(`delete from private.outbox where kind <> 'booking_confirmed'`);
  return answer;
}

export const at = (db: Db, time: string) => db.run(setClock(`2026-03-02T${time}-05:00`));

export const outcomeOf = async (db: Db) => {
  const [row] = await rowsOf(db);
  return [row?.state, row?.attempts, row?.reason];
};
