import type { InstallationPrices } from '@shop/shared-contract';

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

const cents = (dollars: number) => Math.round(dollars * 100);

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
  const tires = cents(price) * count;
  const valves = cents(settings.valve) * count;
  const installation = (cents(settings.mounting) + cents(settings.balancing)) * count + valves;
  const stateFee = condition === 'new' ? cents(settings.stateFee) : 0;
  const fees = (stateFee + cents(settings.disposal)) * count;
  // Whole thousandths of a percent: a product of fractions could end just below half a cent.
  const tax = Math.round(((tires + valves) * Math.round(settings.salesTax * 1000)) / 100_000);
  const total = tires + installation + fees + tax;
  return {
    tires: tires / 100,
    installation: installation / 100,
    fees: fees / 100,
    tax: tax / 100,
    total: total / 100,
  };
}
