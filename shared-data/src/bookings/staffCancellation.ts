import * as z from 'zod/mini';
import { parseQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import type { RowVersion } from '../staffTable';
import { bookingStatuses } from './terms';

/** How the messages about a booking go out; none when nothing is sent. */
const channels = z.array(z.enum(['email', 'sms']));

/** Why a booking is not cancelled: it is not open any more, its customer has come, or it was changed since it was read. */
const cancelProblems = ['closed', 'arrived', 'changed'] as const;

const cancellation = z.object({
  id: z.string(),
  /** Before it was cancelled; with a problem the present one. */
  status: z.enum(bookingStatuses),
  /** Null when it was cancelled. */
  problem: z.nullable(z.enum(cancelProblems)),
  channels,
});
export type Cancellation = z.infer<typeof cancellation>;

/** Why a booking is not restored: its time is taken or closed, or it is not cancelled any more. */
const restoreProblems = ['taken', 'changed'] as const;

const restoration = z.object({
  id: z.string(),
  /** Null when it was restored. */
  problem: z.nullable(z.enum(restoreProblems)),
  channels,
});
export type Restoration = z.infer<typeof restoration>;

/**
 * Cancels bookings together: those that are open and unchanged since they were read.
 * @param withMessages whether their customers get the message about it; otherwise also what waits for them is withheld
 * @returns what became of each
 * @throws {DataError}
 */
export const cancelBookings = (
  bookings: readonly RowVersion[],
  withMessages: boolean,
): Promise<Cancellation[]> =>
  parseQuery(
    staffClient().rpc('cancel_bookings', {
      p_bookings: bookings.map(({ id, updated_at }) => ({ id, updated_at })),
      p_with_messages: withMessages,
    }),
    z.array(cancellation),
  );

/**
 * Undoes `cancelBookings`, with `withMessages` as it was there. Customers whose message has gone out get a confirmation
 * of their appointment.
 * @returns what became of each
 * @throws {DataError}
 */
export const restoreBookings = (
  cancelled: readonly Pick<Cancellation, 'id' | 'status'>[],
  withMessages: boolean,
): Promise<Restoration[]> =>
  parseQuery(
    staffClient().rpc('restore_bookings', {
      p_cancelled: cancelled.map(({ id, status }) => ({ id, status })),
      p_with_messages: withMessages,
    }),
    z.array(restoration),
  );
