import type { Discount, PublishedOffer } from '@shop/shared-contract';

const isRunning = ({ from, until }: PublishedOffer, now: string) =>
  Date.parse(from) <= Date.parse(now) && Date.parse(now) < Date.parse(until);

/**
 * What pages show of the offers: those that run, and, for visits that are booked ahead, what services cost less at any
 * time to come. Absent where there is none.
 * @param now instant, in ISO format
 */
export function runningOffers(
  offers: readonly PublishedOffer[],
  now: string,
): { offers?: PublishedOffer[]; discounts?: Discount[] } {
  const running = offers.filter((offer) => isRunning(offer, now));
  const discounts = offers.flatMap(({ service, percent, amount, from, until }) => {
    const off = percent ? { percent } : amount ? { amount } : undefined;
    const isAhead = Date.parse(now) < Date.parse(until);
    return service && off && isAhead ? { service, from, until, ...off } : [];
  });
  return {
    ...(running.length > 0 && { offers: running }),
    ...(discounts.length > 0 && { discounts }),
  };
}

/** Milliseconds from `now` until an offer begins or ends; undefined when none does any more. */
export function untilOffersChange(
  offers: readonly PublishedOffer[],
  now: string,
): number | undefined {
  const ahead = offers
    .flatMap(({ from, until }) => [from, until])
    .map((end) => Date.parse(end) - Date.parse(now))
    .filter((ms) => ms > 0);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
