import * as z from 'zod/mini';
import { publicClient } from '../publicClient';
import { parseQuery } from '../runQuery';

const offer = z.object({
  name: z.string(),
  /** How many can be booked; null when the shop does not count them. */
  available: z.nullable(z.number()),
  /** US dollars for all of them, installed, with fees and tax. */
  installed: z.number(),
});
export type TireOffer = z.infer<typeof offer>;

export interface TireOfferQuery {
  product: string;
  count: number;
}

/**
 * Finds the installed price of tires and how many are available; null when no such tire is for sale.
 * @throws {DataError} `rateLimited`, `offline` or `unexpected`
 */
export const findTireOffer = (
  { product, count }: TireOfferQuery,
  client: Pick<ReturnType<typeof publicClient>, 'rpc'> = publicClient(),
): Promise<TireOffer | null> =>
  parseQuery(client.rpc('tire_offer', { p_product: product, p_count: count }), z.nullable(offer));
