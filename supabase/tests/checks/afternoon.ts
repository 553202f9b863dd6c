import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { bookForCaller } from './staffCalls.ts';

/** Tuesday, 3 March, 13:00 to 17:00. */
export const AFTERNOON = { starts: '2026-03-03T18:00:00Z', ends: '2026-03-03T22:00:00Z' };

export interface Shown {
  id: string;
  name: string;
  status: string;
  stage: string | null;
  starts_at: string;
  ends_at: string;
  bay: number;
  requested_date: string;
  requested_slot: string;
  booked_anyway: string[];
  moved_from: string | null;
}

export interface Proposal {
  booking: Shown;
  day: string | null;
  slot: string | null;
  bay: number | null;
}

export async function propose(
  db: Db,
  ends: string | null = AFTERNOON.ends,
  actor: Actor = 'admin',
) {
  const { rows, refusal } = await attempt<{ answer: Proposal[] }>(
    db,
    actor,
    'select public.propose_moves(1, $1, $2) as answer',
    { parameters: [AFTERNOON.starts, ends] },
  );
  return { proposals: rows[0]?.answer ?? [], refusal };
}

export const holds = async (db: Db) =>
  (await db.query(`select id from public.holds where reason = 'Lift'`)).length;

/** In bay 1 Ann at 13:00 and Ben at 15:00, who has bay 2 too little time for; in bay 2 Cid at 15:00. */
export async function bookAfternoon(db: Db): Promise<void> {
  await bookForCaller(db, { name: 'Ann', slot: '13:00', bay: 1, email: 'ann@example.com' });
  await bookForCaller(db, { name: 'Ben', slot: '15:00', bay: 1, email: 'ben@example.com' });
  await bookForCaller(db, { name: 'Cid', slot: '15:15', bay: 2 });
}
