import * as z from 'zod/mini';
import { bookingStatuses } from './bookingTerms';
import { DataError } from './dataError';
import { publicClient } from './publicClient';
import { parseQuery } from './runQuery';

const bookedTires = z.object({
  /** Name and size of the product when it was booked. */
  name: z.string(),
  count: z.number(),
  /** US dollars for all of them, installed, with fees and tax. */
  installed: z.number(),
});
export type BookedTires = z.infer<typeof bookedTires>;

export const managedBooking = z.object({
  reference: z.string(),
  status: z.enum(bookingStatuses),
  /** Of a confirmed booking on its day: `arrived`, `in_bay` or `ready`; null before. */
  stage: z.nullish(z.string()),
  service: z.nullable(z.string()),
  further_services: z.optional(z.array(z.string())),
  /** Whether the customer waits or leaves the vehicle; null when they did not say. */
  waits: z.nullish(z.boolean()),
  /** Undefined in a receipt that an earlier release stored. */
  tires: z.optional(z.array(bookedTires)),
  date: z.nullable(z.string()),
  slot: z.nullable(z.string()),
  /** Instants; null while no time is set. */
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  /** Seconds between creation and the last change, for the `SEQUENCE` of a calendar file. */
  sequence: z.optional(z.number()),
  /** Whether its e-mail address gets reminders; null without an address, undefined in an earlier receipt. */
  reminders: z.optional(z.nullable(z.boolean())),
});
/** The part of a booking that the page of its manage link shows. It has no personal data. */
export type ManagedBooking = z.infer<typeof managedBooking>;

/** Finds the booking of a manage link, by its secret. @throws {DataError} `notFound` when no booking has it */
export async function findBooking(token: string): Promise<ManagedBooking> {
  const found = await parseQuery(
    publicClient().rpc('booking_by_token', { p_token: token }),
    z.nullable(managedBooking),
  );
  if (!found) throw new DataError('notFound', { code: 'not_found' });
  return found;
}
