import * as z from 'zod/mini';
import { parseQuery, runQuery } from '../runQuery';
import { staffClient } from '../staffClient';

const customerRecords = z.object({
  bookings: z.number(),
  /** Those of the bookings that are requests or are not over. */
  open: z.number(),
  messages: z.number(),
});
/** What `forgetCustomer` would erase. */
export type CustomerRecords = z.infer<typeof customerRecords>;

/** Counts the bookings and messages of the customer of a booking. @throws {DataError} */
export const countCustomerRecords = (booking: string): Promise<CustomerRecords> =>
  parseQuery(staffClient().rpc('customer_records', { p_booking: booking }), customerRecords);

/**
 * Erases the customer of a booking from all bookings with the same name and the same e-mail address or phone number,
 * and deletes the messages. Another person with that address or number stays.
 * @throws {DataError} `conflict` (code `still_open`: one of them is a request or is not over), `notFound`, …
 */
export async function forgetCustomer(booking: string): Promise<void> {
  await runQuery(staffClient().rpc('forget_customer', { p_booking: booking }));
}
