import * as z from 'zod/mini';
import { parseQuery } from '../runQuery';
import { staffClient } from './staffClient';

const tiresRow = z.object({
  id: z.string(),
  /** Name and size of the product when it was promised. */
  name: z.string(),
  count: z.number(),
  /** US dollars for all of them, installed, with fees and tax. */
  installed: z.number(),
  state: z.enum(['promised', 'used', 'released']),
});
/** Tires that a booking holds. */
export type BookingTires = z.infer<typeof tiresRow>;

/** Lists the tires of a booking. @throws {DataError} */
export const listBookingTires = (booking: string): Promise<BookingTires[]> =>
  parseQuery(
    staffClient()
      .from('booking_tires')
      // Not by name: the API takes `count` in a list of columns for the number of rows.
      .select('*')
      .eq('booking', booking)
      .order('name'),
    z.array(tiresRow),
  );
