import * as z from 'zod/mini';
import { parseInput } from '../fields';
import { parseQuery } from '../runQuery';
import { lastChange } from '../staffChangeLog';
import { staffClient } from '../staffClient';
import { saveMerged } from '../staffMerge';
import { readStored, unlessChanged } from '../staffTable';
import { type Booking, bookingRow, sentKinds } from './staff';
import { customerFields } from './staffForm';

const customerHistory = z.object({
  /** All bookings of the customer, of which at most 100 follow. */
  count: z.number(),
  /** Newest first, as the following. */
  bookings: z.array(bookingRow),
  tires: z.array(
    z.object({
      booking: z.string(),
      name: z.string(),
      count: z.number(),
      /** US dollars for all of them, installed, with fees and tax. */
      installed: z.number(),
      state: z.enum(['promised', 'used']),
    }),
  ),
  timeline: z.array(
    z.object({
      at: z.string(),
      /** `contact`: the customer wrote in the contact form. A later version of the database may know more kinds. */
      kind: z.catch(z.nullable(z.enum([...sentKinds, 'contact'])), null),
      channel: z.enum(['email', 'sms', 'form']),
      state: z.enum(['pending', 'sent', 'failed', 'received']),
      booking: z.nullable(z.string()),
      /** Of a message of the contact form; otherwise empty. */
      subject: z.string(),
    }),
  ),
});
export type CustomerHistory = z.infer<typeof customerHistory>;

/** Reads what the shop has of the customer of a booking. @throws {DataError} `notFound`, … */
export const readCustomer = (booking: string): Promise<CustomerHistory> =>
  parseQuery(staffClient().rpc('customer_history', { p_booking: booking }), customerHistory);

export const customerNameSchema = z.object({ name: customerFields.name });
export type CustomerName = z.infer<typeof customerNameSchema>;

/**
 * Gives all bookings of a customer (the same name, and the same e-mail address or phone number) another name.
 * @param read one of them
 * @throws {DataError} as `editRow` does
 */
export const renameCustomer = (read: Booking, changes: CustomerName): Promise<Booking> =>
  saveMerged({
    read,
    valuesOf: (booking) => booking,
    changes: parseInput(customerNameSchema, changes),
    write: ({ id, updated_at }, { name }) =>
      unlessChanged(
        parseQuery(
          staffClient().rpc('rename_customer', {
            p_id: id,
            p_updated_at: updated_at,
            p_name: String(name),
          }),
          bookingRow,
        ),
        undefined,
      ),
    readStored: () => readStored('bookings', bookingRow, read.id),
    lastChange: (columns) => lastChange('bookings', [read.id], columns),
  });
