import { MOST_TIRES } from '@shop/shared-contract';
import type { BookedTires, TireOffer } from '@shop/shared-data';

export interface WantedTires {
  /** The id of a product. */
  product: string;
  count: number;
  /** What the database offers; null when no such tire is for sale, undefined while it loads. */
  offer?: TireOffer | null | 'failed';
}

/** Parses `/booking?tires=<id of a product>&count=4`, unless there is navigation state. */
export function requestedTires(state: unknown, search: string): WantedTires | undefined {
  const query = new URLSearchParams(state ? '' : search);
  const [product, count] = [query.get('tires') ?? '', Number(query.get('count'))];
  const isProduct = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(product);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_TIRES;
  return isProduct && isCount ? { product, count } : undefined;
}

export const offerOf = (tires: WantedTires | null): TireOffer | undefined =>
  tires?.offer && tires.offer !== 'failed' ? tires.offer : undefined;

/** Returns how many of the wanted tires can be booked now; all of them as long as nothing else is known. */
export function available({ count, offer }: WantedTires): number {
  if (offer === null) return 0;
  if (!offer || offer === 'failed') return count;
  return Math.min(count, offer.available ?? count);
}

/** Returns the tires as a receipt lists them; empty until their price is known. */
export function pricedTires(tires: WantedTires | null): BookedTires[] {
  const offer = offerOf(tires);
  return tires && offer
    ? [{ name: offer.name, count: tires.count, installed: offer.installed }]
    : [];
}
