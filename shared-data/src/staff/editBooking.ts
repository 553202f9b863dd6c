import * as z from 'zod/mini';
import { bookingStatuses } from '../bookingTerms';
import { email, optionalText, phone, singleLineText } from '../fields';
import { parseInput } from '../parseInput';
import { type Booking, bookingColumns, bookingRow, bookingStages } from './bookings';
import { editRow, type RowVersion } from './editRow';

const optionalLine = (longest: number) =>
  z.string().check(
    z.overwrite((value) => value.replace(/\p{Cc}+/gu, ' ')),
    z.trim(),
    z.maxLength(longest, 'tooLong'),
  );
const optionalEmail = z
  .string()
  .check(z.trim(), z.maxLength(254, 'tooLong'), z.regex(/^([^@\s]+@[^@\s]+\.[^@\s]+)?$/, 'email'));

const customer = {
  name: singleLineText(100),
  phone,
  email: optionalEmail,
  vehicle: optionalLine(150),
  plate: optionalLine(20),
  notes: optionalText(2000),
};

/** What staff may change. The database gives a confirmed booking its time and a bay. */
export const bookingChangesSchema = z.partial(
  z.object({
    ...customer,
    status: z.enum(bookingStatuses),
    stage: z.nullable(z.enum(bookingStages)),
    service: z.nullable(z.string()),
    further_services: z.array(z.string()),
    requested_date: z.nullable(z.iso.date()),
    requested_slot: z.nullable(z.string()),
    bay: z.nullable(z.number()),
    minutes: z.nullable(z.number()),
    is_walk_in: z.boolean(),
    waits: z.nullable(z.boolean()),
    language: z.enum(['en', 'es']),
  }),
);
export type BookingChanges = z.infer<typeof bookingChangesSchema>;

interface BookingFormRules {
  /** Whether staff entered the booking: a customer's needs an e-mail address and a vehicle. */
  byStaff: boolean;
  /** The first day that it accepts, `2026-11-23`; any day if undefined. */
  earliest?: string | undefined;
}

/** The form with everything about a booking. Bay and minutes are empty when the database chooses them. */
export const bookingFormSchema = ({ byStaff, earliest = '' }: BookingFormRules) =>
  z.object({
    ...customer,
    ...(byStaff ? {} : { email, vehicle: singleLineText(150) }),
    service: singleLineText(100),
    further_services: z.array(z.string()),
    requested_date: z.iso.date('required').check(z.refine((day) => day >= earliest, 'past')),
    requested_slot: singleLineText(5),
    bay: z.string(),
    minutes: z.string().check(z.trim(), z.regex(/^([1-9]\d{0,2})?$/, 'minutes')),
    /** Empty: the customer did not say. */
    waits: z.enum(['', 'wait', 'drop']),
    language: z.enum(['en', 'es']),
  });
export type BookingForm = z.infer<ReturnType<typeof bookingFormSchema>>;

/**
 * Changes a booking (sets its status, schedules or reschedules it), unless another session has changed
 * it since it was read.
 * @throws {DataError} `full` (code `slot_full`) when no bay is free, `invalid` (code
 *   `time_missing`) when it is to be confirmed without service, date and slot, `conflict`,
 *   `notFound`, …
 */
export const editBooking = (read: RowVersion, changes: BookingChanges): Promise<Booking> =>
  editRow({
    table: 'bookings',
    columns: bookingColumns,
    read,
    changes: parseInput(bookingChangesSchema, changes),
    row: bookingRow,
  });
