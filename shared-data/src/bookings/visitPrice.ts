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

/**
 * What a service costs at a visit, in US dollars: with the best of the offers that hold then, never with two. Twin:
 * `private.service_price`.
 * @param start on the shop's clock, `2026-03-06T08:00`; undefined while the visit has no time
 */
export function servicePrice(
  { id, price }: Pick<PublishedService, 'id' | 'price'>,
  discounts: readonly Discount[],
  start: string | undefined,
): number {
  if (start === undefined) return price;
  const at = `${start}:00`;
  const hold = discounts.filter(
    ({ service, from, until }) => service === id && shopClock(from) <= at && at < shopClock(until),
  );
  return Math.min(price, ...hold.map((discount) => offeredPrice(price, discount)));
}

/**
 * What a visit costs, in US dollars; undefined for a visit of nothing. Twin: `private.visit_total`.
 * @param services ids, and the price of each at the same place
 */
export function visitTotal(
  services: readonly string[],
  prices: readonly number[],
  tires: readonly { installed: number }[],
): number | undefined {
  // Its work is part of the installed price.
  const included = tires.length > 0 ? tireServiceOf(services) : undefined;
  const parts = [
    ...prices.filter((_, at) => services[at] !== included),
    ...tires.map(({ installed }) => installed),
  ];
  if (parts.length === 0) return undefined;
  return toDollars(parts.reduce((sum, part) => sum + toCents(part), 0));
}
