import { type InstallationPrices, percentOf, toCents, toDollars } from '@shop/shared-contract';

/** What tires cost when they are installed, in US dollars. */
export interface InstalledPrice {
  tires: number;
  /** Mounting, balancing and valves. */
  installation: number;
  /** State fee and disposal. */
  fees: number;
  tax: number;
  total: number;
}

/**
 * Computes the price of installed tires like `private.installed_price`: sales tax is on tires and valves, and the
 * state fee is for new tires only.
 * @param price US dollars for one tire
 */
export function installedPrice({
  price,
  count,
  condition = 'new',
  settings,
}: {
  price: number;
  count: number;
  condition?: 'new' | 'used';
  settings: InstallationPrices;
}): InstalledPrice {
  const tires = toCents(price) * count;
  const valves = toCents(settings.valve) * count;
  const installation = (toCents(settings.mounting) + toCents(settings.balancing)) * count + valves;
  const stateFee = condition === 'new' ? toCents(settings.stateFee) : 0;
  const fees = (stateFee + toCents(settings.disposal)) * count;
  const tax = percentOf(tires + valves, settings.salesTax);
  const total = tires + installation + fees + tax;
  return {
    tires: toDollars(tires),
    installation: toDollars(installation),
    fees: toDollars(fees),
    tax: toDollars(tax),
    total: toDollars(total),
  };
}
