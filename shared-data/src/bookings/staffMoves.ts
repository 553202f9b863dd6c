import * as z from 'zod/mini';
import { parseQuery } from '../runQuery';
import { type HoldInput, holdColumns } from '../schedule/staffHolds';
import { staffClient } from '../staffClient';
import { type Booking, bookingRow } from './staff';

const proposal = z.object({
  booking: bookingRow,
  /** Where it can go; null where there is no place. Its own time in another bay, or else another time. */
  day: z.nullable(z.string()),
  slot: z.nullable(z.string()),
  bay: z.nullable(z.number()),
});
/** A visit in a bay that cannot be used, and where it can go. */
export type MoveProposal = z.infer<typeof proposal>;

/** Whether the customer is to be called: the visit gets another time. */
export const isOtherTime = ({ booking, day, slot }: MoveProposal): boolean =>
  day !== booking.requested_date || slot !== booking.requested_slot;

/**
 * Lists who is in a bay during a hold, and where each can go. Changes nothing.
 * @throws {DataError} `full` when the bay is held already, `invalid`, …
 */
export function proposeMoves(hold: HoldInput): Promise<MoveProposal[]> {
  const { bay, starts_at, ends_at } = holdColumns(hold);
  return parseQuery(
    staffClient().rpc('propose_moves', { p_bay: bay, p_starts: starts_at, p_ends: ends_at }),
    z.array(proposal),
  );
}

/** Lists who is in a bay from now on, if it is out of use. @throws {DataError} `invalid` (`last_bay`), … */
export const proposeMovesFrom = (bay: number): Promise<MoveProposal[]> =>
  parseQuery(staffClient().rpc('propose_moves', { p_bay: bay }), z.array(proposal));

const outcome = z.object({ moved: z.array(bookingRow), left: z.array(bookingRow) });
/** Who was moved, and who was not: changed or booked since it was shown, or its place was taken. */
export type MoveOutcome = z.infer<typeof outcome>;

/** The values by which the database tells that a visit is as it was shown. */
const shownOf = ({ id, status, stage, starts_at, ends_at, bay }: Booking) => ({
  id,
  status,
  stage,
  starts_at,
  ends_at,
  bay,
});

const movesOf = (proposals: readonly MoveProposal[]) =>
  proposals.map(({ booking, day, slot, bay }) => ({
    ...shownOf(booking),
    to_day: day,
    to_slot: slot,
    to_bay: bay,
  }));

/**
 * Holds a bay although visits are in it, and moves these as proposed.
 * @param id of the hold, created once by the form: a repeated request finds its own work done
 * @throws {DataError} `conflict` (`held_earlier`: the hold of this id is another one), `full` when it is held already, …
 */
export function holdAnyway(
  id: string,
  hold: HoldInput,
  proposals: readonly MoveProposal[],
): Promise<MoveOutcome> {
  const { bay, starts_at, ends_at, reason } = holdColumns(hold);
  return parseQuery(
    staffClient().rpc('hold_anyway', {
      p_id: id,
      p_bay: bay,
      p_starts: starts_at,
      p_ends: ends_at,
      p_reason: reason,
      p_moves: movesOf(proposals),
    }),
    outcome,
  );
}

/** Moves visits as proposed out of a bay that is no longer in use. @throws {DataError} */
export const moveVisits = (proposals: readonly MoveProposal[]): Promise<MoveOutcome> =>
  parseQuery(staffClient().rpc('move_visits', { p_moves: movesOf(proposals) }), outcome);

/**
 * Undoes `holdAnyway`: ends the hold, and moves back what is as it was then.
 * @param proposals what was shown before
 * @param moved the outcome
 * @throws {DataError}
 */
export const undoHold = (
  id: string,
  proposals: readonly MoveProposal[],
  moved: readonly Booking[],
): Promise<MoveOutcome> =>
  parseQuery(
    staffClient().rpc('move_visits', {
      p_hold: id,
      p_moves: moved.flatMap((booking) => {
        const before = proposals.find((each) => each.booking.id === booking.id)?.booking;
        if (!before) return [];
        const { requested_date, requested_slot, bay, booked_anyway, moved_from } = before;
        return {
          ...shownOf(booking),
          to_day: requested_date,
          to_slot: requested_slot,
          to_bay: bay,
          booked_anyway,
          moved_from,
        };
      }),
    }),
    outcome,
  );
