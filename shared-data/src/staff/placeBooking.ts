import * as z from 'zod/mini';
import { parseQuery, type QueryResponse, runQuery } from '../runQuery';
import { type Booking, bookingRow } from './bookings';
import type { TirePromiseInput } from './bookingTires';
import type { RowVersion } from './editRow';
import { staffClient } from './staffClient';

export interface BookingPlace {
  day: string;
  slot: string;
  bay: number;
  /** Null: as long as the services take. */
  minutes: number | null;
}

/**
 * Moves a booking into exactly this bay, if it is unchanged since it was read.
 * @throws {DataError} `conflict` (also `bay_taken`: another booking or a hold), `invalid` (codes `invalid_slot`,
 *   `closed_day`, `outside_hours`, `invalid_bay`, `time_missing`), …
 */
export const placeInBay = (
  { id, updated_at }: RowVersion,
  { day, slot, bay, minutes }: BookingPlace,
): Promise<Booking> =>
  firstOf(
    staffClient().rpc('place_in_bay', {
      p_id: id,
      p_updated_at: updated_at,
      p_date: day,
      p_slot: slot,
      p_bay: bay,
      ...(minutes !== null && { p_minutes: minutes }),
    }),
  );

export interface CallerBooking {
  /** Created once per booking (`crypto.randomUUID()`): a repeated request does not book twice. */
  key: string;
  name: string;
  phone: string;
  /** May be empty, as may the following. */
  email: string;
  vehicle: string;
  plate: string;
  notes: string;
  service: string;
  further_services: string[];
  day: string;
  slot: string;
  /** Null: the database chooses one. */
  bay: number | null;
  /** Null: as long as the services take. */
  minutes: number | null;
  isWalkIn: boolean;
  /** Whether the customer waits; null when they did not say. */
  waits: boolean | null;
  language: 'en' | 'es';
  /** They are promised in the same transaction. */
  tires: readonly TirePromiseInput[];
}

/**
 * Books for a caller; name and phone number suffice.
 * @throws {DataError} `full` (code `slot_full`), `conflict` (codes `bay_taken`, `tires_sold`, `price_changed`,
 *   `booked_earlier`: the key's booking has other tires), `invalid`, …
 */
export const bookForCaller = (input: CallerBooking): Promise<Booking> =>
  firstOf(
    staffClient().rpc('book_for_caller', {
      p_key: input.key,
      p_name: input.name,
      p_phone: input.phone,
      p_service: input.service,
      p_further_services: input.further_services,
      p_date: input.day,
      p_slot: input.slot,
      ...(input.bay !== null && { p_bay: input.bay }),
      ...(input.minutes !== null && { p_minutes: input.minutes }),
      p_email: input.email,
      p_vehicle: input.vehicle,
      p_plate: input.plate,
      p_notes: input.notes,
      p_language: input.language,
      p_is_walk_in: input.isWalkIn,
      ...(input.waits !== null && { p_waits: input.waits }),
      p_tires: input.tires.map((tires) => ({ ...tires })),
    }),
  );

/**
 * Records a caller's consent to text messages about a booking that staff entered.
 * @throws {DataError} `forbidden`, …
 */
export async function consentForCaller(booking: string): Promise<void> {
  await runQuery(staffClient().rpc('consent_for_caller', { p_booking: booking }));
}

async function firstOf(query: PromiseLike<QueryResponse>): Promise<Booking> {
  const [row] = await parseQuery(query, z.tuple([bookingRow]));
  return row;
}
