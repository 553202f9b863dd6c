import * as z from 'zod/mini';
import { DataError } from '../dataError';
import { email, optionalText, parseInput, phone, quotedLine } from '../fields';
import { publicClient } from '../publicClient';
import { parseQuery } from '../runQuery';
import { bookingStatuses } from './terms';
import type { VisitPrices } from './visitPrice';

const visitPrices = z.array(z.nullable(z.number()));

export const bookingDetailsSchema = z.object({
  name: quotedLine(100),
  email,
  phone,
  vehicle: quotedLine(150),
  notes: optionalText(2000),
});
export type BookingDetails = z.infer<typeof bookingDetailsSchema>;

const serviceId = z.string().check(z.regex(/^[a-z0-9-]+$/));

/** A booking. Without a service, day or slot it is a request, and the shop calls the visitor. */
export const bookingRequestSchema = z.extend(bookingDetailsSchema, {
  service: z.nullable(serviceId),
  further: z.array(serviceId),
  /** Whether the customer waits at the shop or leaves the vehicle. */
  waits: z.boolean(),
  /** With the installed price that the visitor saw. */
  tires: z.array(z.object({ product: z.guid(), count: z.number(), installed: z.number() })),
  /** What each service cost as the visitor saw it; null where the page does not know the services. */
  prices: z.nullable(visitPrices),
  /** Whether the customer agrees to text messages about it. */
  smsConsent: z.boolean(),
  date: z.nullable(z.iso.date()),
  slot: z.nullable(z.string().check(z.regex(/^\d\d:\d\d$/))),
  language: z.enum(['en', 'es']),
  /** Created once per booking (`crypto.randomUUID()`): a repeated submission does not book twice. */
  key: z.uuid(),
  /** Honeypot: a booking in which it is filled in is refused. */
  website: z.string(),
});
export type BookingRequest = z.infer<typeof bookingRequestSchema>;

const bookedTires = z.object({
  /** Name and size of the product when it was booked. */
  name: z.string(),
  count: z.number(),
  /** US dollars for all of them, installed, with fees and tax. */
  installed: z.number(),
});
export type BookedTires = z.infer<typeof bookedTires>;

const bookingMail = z.object({
  kind: z.string(),
  state: z.enum(['pending', 'sent', 'failed']),
  /** When it was sent, or is due. */
  at: z.string(),
});
/** A mail about a booking. */
export type BookingMail = z.infer<typeof bookingMail>;

const bookedVisit = z.object({
  reference: z.string(),
  status: z.enum(bookingStatuses),
  service: z.nullable(z.string()),
  further_services: z.array(z.string()),
  /** Whether the customer waits or leaves the vehicle; null when they did not say. */
  waits: z.nullable(z.boolean()),
  tires: z.array(bookedTires),
  /** What its services and its tires cost, in US dollars; null for a visit of nothing. */
  total: z.nullable(z.number()),
  date: z.nullable(z.string()),
  slot: z.nullable(z.string()),
  /** Instants; null while no time is set. */
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  /** Seconds between creation and the last change, for the `SEQUENCE` of a calendar file. */
  sequence: z.number(),
});
/** What the receipt of a booking and the page of its manage link both show. */
export type BookedVisit = z.infer<typeof bookedVisit>;

const managedBooking = z.extend(bookedVisit, {
  /** Of a confirmed booking on its day: `arrived`, `in_bay` or `ready`; null before. */
  stage: z.nullable(z.string()),
  /** Whether its e-mail address gets reminders; null without an address. */
  reminders: z.nullable(z.boolean()),
  /** The shortened e-mail address, `m…@example.com`; null without one. */
  mailed_to: z.nullable(z.string()),
  mails: z.array(bookingMail),
});
/** The part of a booking that the page of its manage link shows. Its only personal data is a shortened address. */
export type ManagedBooking = z.infer<typeof managedBooking>;

/** What a visitor gets of a new booking. */
export const bookingReceiptSchema = z.extend(bookedVisit, {
  vehicle: z.string(),
  /** The secret of the manage link. */
  cancel_token: z.string(),
});
export type BookingReceipt = z.infer<typeof bookingReceiptSchema>;

const bookingAnswer = z.extend(bookingReceiptSchema, {
  /** True for the booking of another submission with the same key. */
  is_earlier: z.optional(z.boolean()),
});

/** Nothing was booked: the key has a booking with other details, or one that no longer takes place. */
export class EarlierBookingError extends DataError {
  readonly booking: BookingReceipt;

  constructor(booking: BookingReceipt) {
    super('conflict', { code: 'booked_earlier' });
    this.booking = booking;
  }
}

/** Nothing was booked: the services cost something else than the visitor saw. */
export class PriceChangedError extends DataError {
  readonly prices: VisitPrices;

  constructor({ detail = '' }: DataError) {
    super('conflict', { code: 'service_price_changed' });
    this.prices = visitPrices.parse(JSON.parse(detail));
  }
}

const withPrices = (failure: unknown): never => {
  const isChanged = failure instanceof DataError && failure.code === 'service_price_changed';
  throw isChanged ? new PriceChangedError(failure) : failure;
};

/**
 * Books an appointment, or stores a request without a time.
 * @returns the receipt; for a repeated submission that of the stored booking
 * @throws {EarlierBookingError} when the key has another booking
 * @throws {PriceChangedError}
 * @throws {DataError} `full` (code `slot_full`), `invalid` (codes `slot_past`, `closed_day`, `invalid_phone`,
 *   `tires_limited`, …), `conflict` (codes `tires_sold`, `price_changed`), `hiddenField`, `rateLimited`, …
 */
export async function bookAppointment(input: BookingRequest): Promise<BookingReceipt> {
  const { name, email, phone, vehicle, notes, language, ...choice } = parseInput(
    bookingRequestSchema,
    input,
  );
  const { is_earlier, ...receipt } = await parseQuery(
    publicClient().rpc('book_appointment', {
      p_service: choice.service,
      p_date: choice.date,
      p_slot: choice.slot,
      p_name: name,
      p_email: email,
      p_phone: phone,
      p_vehicle: vehicle,
      p_notes: notes,
      p_language: language,
      p_key: choice.key,
      p_website: choice.website,
      p_further_services: choice.further,
      p_waits: choice.waits,
      p_tires: choice.tires,
      p_sms_consent: choice.smsConsent,
      // Generated types know no null within an array.
      ...(choice.prices && { p_prices: choice.prices as number[] }),
    }),
    bookingAnswer,
  ).catch(withPrices);
  if (is_earlier) throw new EarlierBookingError(receipt);
  return receipt;
}

/** Finds the booking of a manage link, by its secret. @throws {DataError} `notFound` when no booking has it */
export async function findBooking(token: string): Promise<ManagedBooking> {
  const found = await parseQuery(
    publicClient().rpc('booking_by_token', { p_token: token }),
    z.nullable(managedBooking),
  );
  if (!found) throw new DataError('notFound', { code: 'not_found' });
  return found;
}

/**
 * Moves the booking of a manage link, by its secret, to another slot; idempotent.
 * @throws {DataError} `full` (code `slot_full`), `notFound`, `invalid` (codes `too_late`, `not_confirmed`,
 *   `slot_past`, `closed_day`, …), `rateLimited`, …
 */
export const moveBooking = (
  token: string,
  { date, slot }: { date: string; slot: string },
): Promise<ManagedBooking> =>
  parseQuery(
    publicClient().rpc('move_booking', { p_token: token, p_date: date, p_slot: slot }),
    managedBooking,
  );

/**
 * Cancels the booking of a manage link, by its secret; idempotent.
 * @throws {DataError} `notFound`, `invalid` (`too_late`)
 */
export const cancelBooking = (token: string): Promise<ManagedBooking> =>
  parseQuery(publicClient().rpc('cancel_booking', { p_token: token }), managedBooking);

/**
 * Ends or resumes reminders to the e-mail address of a booking, for all its bookings.
 * @throws {DataError} `notFound`, …
 */
export const setReminders = (token: string, wanted: boolean): Promise<ManagedBooking> =>
  parseQuery(
    publicClient().rpc('set_reminders', { p_token: token, p_wanted: wanted }),
    managedBooking,
  );
