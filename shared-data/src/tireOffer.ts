import * as z from 'zod/mini';
import { publicClient } from './publicClient';
import { parseQuery } from './runQuery';

/** The most tires of one product that a booking can hold. */
export const MOST_TIRES = 12;

const offer = z.object({
  /** Name and size of the product. */
  name: z.string(),
  /** How many can be booked; null when the shop does not count them. */
  available: z.nullable(z.number()),
  /** US dollars for all of them, installed, with fees and tax. */
  installed: z.number(),
});
/** Tires as they can be booked now. */
export type TireOffer = z.infer<typeof offer>;

/** The id of a product, and how many of it. */
export interface TireOfferQuery {
  product: string;
  count: number;
}

/**
 * Finds what tires cost when they are installed, and how many are available.
 * @param client the client that asks: that of staff, or of public pages
 * @returns null when no such tire is for sale
 * @throws {DataError} `rateLimited`, `offline` or `unexpected`
 */
export const findTireOffer = (
  { product, count }: TireOfferQuery,
  client: Pick<ReturnType<typeof publicClient>, 'rpc'> = publicClient(),
): Promise<TireOffer | null> =>
  parseQuery(client.rpc('tire_offer', { p_product: product, p_count: count }), z.nullable(offer));
