import {
  type Discount,
  type PublishedService,
  percentOf,
  shopClock,
  toCents,
  toDollars,
} from '@shop/shared-contract';
import { tireServiceOf } from '../products/tireServices';

/** A price in US dollars, less so many percent or dollars, and at least 0. Twin: `private.offered_price`. */
export const offeredPrice = (
  price: number,
  { percent = 0, amount = 0 }: Pick<Discount, 'percent' | 'amount'>,
): number => toDollars(Math.max(percentOf(toCents(price), 100 - percent) - toCents(amount), 0));

/** US dollars for each service of a visit, in their order; null where the shop names the price on request. */
export type VisitPrices = readonly (number | null)[];

/**
 * What a service costs at a visit, in US dollars: with the best of the offers that hold then, never with two. Twin:
 * `private.service_price`.
 * @param service whose price is 0 where the shop names it on request: then the result is null
 * @param start on the shop's clock, `2026-03-06T08:00`; undefined while the visit has no time
 */
export function servicePrice(
  { id, price }: Pick<PublishedService, 'id' | 'price'>,
  discounts: readonly Discount[],
  start: string | undefined,
): number | null {
  if (price === 0) return null;
  if (start === undefined) return price;
  const at = `${start}:00`;
  const hold = discounts.filter(
    ({ service, from, until }) => service === id && shopClock(from) <= at && at < shopClock(until),
  );
  return Math.min(price, ...hold.map((discount) => offeredPrice(price, discount)));
}

/**
 * What a visit costs, in US dollars; undefined for a visit of nothing, and with a service whose price the shop names on
 * request. Twin: `private.visit_total`.
 * @param services ids, and the price of each at the same place
 */
export function visitTotal(
  services: readonly string[],
  prices: VisitPrices,
  tires: readonly { installed: number }[],
): number | undefined {
  // Its work is part of the installed price.
  const included = tires.length > 0 ? tireServiceOf(services) : undefined;
  const parts = [
    ...prices.filter((_, at) => services[at] !== included),
    ...tires.map(({ installed }) => installed),
  ];
  const known = parts.filter((part) => part !== null);
  if (parts.length === 0 || known.length < parts.length) return undefined;
  return toDollars(known.reduce((sum, part) => sum + toCents(part), 0));
}
