import * as z from 'zod/mini';
import { email, optionalText, phone, singleLineText } from './fields';
import { managedBooking } from './findBooking';
import { parseInput } from './parseInput';
import { publicClient } from './publicClient';
import { parseQuery } from './runQuery';

export const bookingDetailsSchema = z.object({
  name: singleLineText(100),
  email,
  phone,
  vehicle: singleLineText(150),
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
  /**
   * With the installed price that the visitor saw; empty after a retry without tires, absent if there never were any.
   */
  tires: z.optional(
    z.array(z.object({ product: z.guid(), count: z.number(), installed: z.number() })),
  ),
  date: z.nullable(z.iso.date()),
  slot: z.nullable(z.string().check(z.regex(/^\d\d:\d\d$/))),
  language: z.enum(['en', 'es']),
  /** Created once per booking (`crypto.randomUUID()`): a repeated submission does not book twice. */
  key: z.uuid(),
  /** Honeypot: a booking in which it is filled in is refused. */
  website: z.string(),
});
export type BookingRequest = z.infer<typeof bookingRequestSchema>;

const receipt = z.extend(managedBooking, {
  /** Undefined in a receipt that an earlier release stored. */
  vehicle: z.optional(z.string()),
  /** The secret of the manage link. */
  cancel_token: z.string(),
  /** True when another submission with the same key and other details is already stored. */
  is_earlier: z.optional(z.boolean()),
});
export type BookingReceipt = z.infer<typeof receipt>;

/**
 * Books an appointment, or stores a request without a time.
 * @returns the receipt; for a repeated key that of the stored booking
 * @throws {DataError} `full` (code `slot_full`), `invalid` (codes `slot_past`, `closed_day`, `invalid_phone`,
 *   `tires_limited`, …), `conflict` (codes `tires_sold`, `price_changed`), `hiddenField`, `rateLimited`, …
 */
export async function bookAppointment(input: BookingRequest): Promise<BookingReceipt> {
  const { name, email, phone, vehicle, notes, language, ...choice } = parseInput(
    bookingRequestSchema,
    input,
  );
  const booking = {
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
  };
  const { tires } = choice;
  return parseQuery(
    tires
      ? publicClient().rpc('book_with_tires', { ...booking, p_tires: tires })
      : publicClient().rpc('book_appointment', booking),
    receipt,
  );
}
