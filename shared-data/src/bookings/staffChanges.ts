import * as z from 'zod/mini';
import { DataError } from '../dataError';
import { parseInput } from '../fields';
import { parseQuery, runQuery } from '../runQuery';
import { lastChange } from '../staffChangeLog';
import { staffClient } from '../staffClient';
import { isSameValue, saveMerged } from '../staffMerge';
import { editRow, readStored, unlessChanged } from '../staffTable';
import {
  type Booking,
  bookingRow,
  bookingStages,
  type ConfirmableProblem,
  callReasons,
  confirmableProblems,
} from './staff';
import { customerFields } from './staffForm';
import type { TirePromiseInput } from './staffTires';
import { bookingStatuses } from './terms';

export const bookingChangesSchema = z.partial(
  z.object({
    ...customerFields,
    status: z.enum(bookingStatuses),
    stage: z.nullable(z.enum(bookingStages)),
    service: z.nullable(z.string()),
    further_services: z.array(z.string()),
    requested_date: z.nullable(z.iso.date()),
    requested_slot: z.nullable(z.string()),
    /** Null: the database chooses one, the present one if it is free. */
    bay: z.nullable(z.number()),
    /** The problems that staff have confirmed. */
    booked_anyway: z.array(z.enum(confirmableProblems)),
    called_about: z.nullable(z.enum(callReasons)),
    minutes: z.nullable(z.number()),
    is_walk_in: z.boolean(),
    waits: z.nullable(z.boolean()),
    language: z.enum(['en', 'es']),
  }),
);
export type BookingChanges = z.infer<typeof bookingChangesSchema>;

/** What decides about the place of a booking: of two sessions only one changes it. */
const placeColumns = [
  'status',
  'service',
  'further_services',
  'requested_date',
  'requested_slot',
  'minutes',
  'bay',
] as const;

/** Whether changes may give a booking another time, another bay or another state. */
export const isPlaced = (changes: object): boolean =>
  placeColumns.some((column) => column in changes);

// The database chooses a bay where none is named, and answers with it.
const isStoredPlace = (column: string, stored: unknown, mine: unknown) =>
  isSameValue(stored, mine) || (column === 'bay' && mine === null);

/**
 * Changes a booking. What staff have confirmed is sent with the changes that it is about.
 * @throws {DataError} `full` (code `slot_full`), `invalid` (`time_missing`: service, date or slot), and as `editRow` does
 */
export async function editBooking(read: Booking, changes: BookingChanges): Promise<Booking> {
  const { booked_anyway, ...values } = parseInput(bookingChangesSchema, changes);
  return editRow('bookings', bookingRow, read, values, {
    complete: (sent) => ({
      ...sent,
      ...(values.bay === null && isPlaced(sent) && { bay: null }),
      ...(booked_anyway && { booked_anyway }),
    }),
    isStored: isStoredPlace,
    together: placeColumns,
  });
}

export interface BookingPlace {
  day: string;
  slot: string;
  bay: number;
  /** Null: as long as the services take. */
  minutes: number | null;
  /** The problems that staff have confirmed. */
  booked_anyway?: ConfirmableProblem[];
}

/** What staff must confirm, so that a booking that was refused is booked anyway; empty when they cannot. */
export const problemsToConfirm = (error: unknown): ConfirmableProblem[] => {
  const named = error instanceof DataError ? (error.detail?.split(',') ?? []) : [];
  return confirmableProblems.filter((problem) => named.includes(problem));
};

/**
 * Moves a booking into exactly this bay.
 * @throws {DataError} `conflict` (`bay_taken`: another booking or a hold), `invalid` (codes `invalid_slot`,
 *   `closed_day`, `outside_hours`, `invalid_bay`, `time_missing`), and as `editRow` does
 */
export const placeInBay = (read: Booking, to: BookingPlace): Promise<Booking> =>
  saveMerged({
    read,
    valuesOf: (booking) => booking,
    changes: {
      requested_date: to.day,
      requested_slot: to.slot,
      bay: to.bay,
      minutes: to.minutes,
      // A booking that is placed takes place.
      ...(['requested', 'cancelled'].includes(read.status) && { status: 'confirmed' }),
    },
    write: ({ id, updated_at }) =>
      unlessChanged(
        parseQuery(
          staffClient().rpc('place_in_bay', {
            p_id: id,
            p_updated_at: updated_at,
            p_date: to.day,
            p_slot: to.slot,
            p_bay: to.bay,
            ...(to.minutes !== null && { p_minutes: to.minutes }),
            ...(to.booked_anyway && { p_booked_anyway: to.booked_anyway }),
          }),
          bookingRow,
        ),
        undefined,
      ),
    readStored: () => readStored('bookings', bookingRow, read.id),
    lastChange: (columns) => lastChange('bookings', [read.id], columns),
    together: placeColumns,
  });

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
  /** The problems that staff have confirmed. */
  booked_anyway?: ConfirmableProblem[] | undefined;
}

/**
 * Books for a caller; name and phone number suffice.
 * @throws {DataError} `full` (code `slot_full`), `conflict` (codes `bay_taken`, `tires_sold`, `price_changed`,
 *   `booked_earlier`: the booking of the key, whose id is the detail, is stored with other values), `invalid`, …
 */
export const bookForCaller = (input: CallerBooking): Promise<Booking> =>
  parseQuery(
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
      ...(input.booked_anyway && { p_booked_anyway: input.booked_anyway }),
    }),
    bookingRow,
  );

/**
 * Records a caller's consent to text messages about a booking that staff entered.
 * @throws {DataError} `forbidden`, …
 */
export async function consentForCaller(booking: string): Promise<void> {
  await runQuery(staffClient().rpc('consent_for_caller', { p_booking: booking }));
}
