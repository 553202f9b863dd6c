import * as z from 'zod/mini';
import { DataError } from '../dataError';
import { findTireOffer, type TireOffer, type TireOfferQuery } from '../products/requests';
import { allRows, parseQuery, runQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { requireAdmin } from '../staffRights';

const tiresRow = z.object({
  id: z.string(),
  /** Null after the product was deleted. */
  product: z.nullable(z.string()),
  name: z.string(),
  count: z.number(),
  /** US dollars for all of them, installed, with fees and tax. */
  installed: z.number(),
  state: z.enum(['promised', 'used', 'released']),
});
export type BookingTiresRow = z.infer<typeof tiresRow>;

const readTires = (filter: { booking: string } | { id: string }): Promise<BookingTiresRow[]> =>
  parseQuery(
    staffClient()
      .from('booking_tires')
      // Not by name: the API reads a column `count` in this list as the number of rows.
      .select('*')
      .match(filter)
      .order('name'),
    z.array(tiresRow),
  );

/** Lists the tires of a booking. @throws {DataError} */
export const listBookingTires = (booking: string): Promise<BookingTiresRow[]> =>
  readTires({ booking });

const heldRow = z.object({
  booking: z.string(),
  /** Null after the product was deleted. */
  product: z.nullable(z.string()),
  name: z.string(),
  count: z.number(),
  /** The booking that holds them. */
  holder: z.object({
    reference: z.string(),
    name: z.string(),
    forgotten_at: z.nullable(z.string()),
    starts_at: z.nullable(z.string()),
  }),
});
export type HeldTires = z.infer<typeof heldRow>;

/** Lists the tires that all bookings hold, without those that were used or released. @throws {DataError} */
export const listHeldTires = (): Promise<HeldTires[]> =>
  allRows(
    (from, to) =>
      staffClient()
        .from('booking_tires')
        .select('*,holder:bookings(reference,name,forgotten_at,starts_at)', { count: 'exact' })
        .eq('state', 'promised')
        .order('name')
        .order('id')
        .range(from, to),
    heldRow,
  );

/** Tires that staff promise to a booking that they enter. */
export interface TirePromiseInput {
  product: string;
  count: number;
  /** The installed price that staff saw. */
  installed: number;
}

export interface AddedTires extends TirePromiseInput {
  booking: string;
}

/** Finds what tires cost now, as `findTireOffer` does for visitors. @throws {DataError} */
export const readTireOffer = (tires: TireOfferQuery): Promise<TireOffer | null> =>
  findTireOffer(tires, staffClient());

/**
 * Promises tires; a repeated request promises no more.
 * @throws {DataError} `conflict` (`tires_sold`, `price_changed`, `tires_listed`, `booking_closed`), …
 */
export async function addBookingTires(tires: AddedTires): Promise<void> {
  const { booking, product, count, installed } = tires;
  const args = { p_booking: booking, p_product: product, p_count: count, p_installed: installed };
  try {
    await runQuery(staffClient().rpc('add_tires', args));
  } catch (error) {
    const isStored = (row: BookingTiresRow) =>
      row.product === product && row.count === count && row.installed === installed;
    await unlessStored(error, { booking }, (row) => row.state === 'promised' && isStored(row));
  }
}

/** Accepts a conflict with what an attempt has stored whose response was lost. @throws {DataError} any other one */
async function unlessStored(
  error: unknown,
  filter: { booking: string } | { id: string },
  isStored: (row: BookingTiresRow) => boolean,
): Promise<void> {
  const isConflict = error instanceof DataError && error.kind === 'conflict';
  const rows = isConflict ? await readTires(filter) : [];
  if (!rows.some(isStored)) throw error;
}

/**
 * Puts tires back that staff have just removed from a booking, at the price that they had; idempotent.
 * @throws {DataError} `conflict` (`tires_sold`, `tires_listed`, `booking_closed`), `notFound` after some minutes
 */
export async function restoreBookingTires(id: string): Promise<void> {
  try {
    await runQuery(staffClient().rpc('restore_tires', { p_id: id }));
  } catch (error) {
    await unlessStored(error, { id }, () => true);
  }
}

/** Releases tires of a booking; idempotent. @throws {DataError} `conflict` when the booking is over */
export async function removeBookingTires(id: string): Promise<void> {
  const { data } = await runQuery(
    staffClient().from('booking_tires').delete().eq('id', id).select('id'),
  );
  if (data?.length) return;
  await requireAdmin();
  if ((await readTires({ id })).length > 0) throw new DataError('conflict');
}
