/** A range of prices. Its id is part of links: `under-100`, `100-200`, `over-300`. */
export interface PriceBand {
  id: string;
  from?: number;
  to?: number;
}

/** Under the first limit, between limits, over the last one; without limits, one band for all prices. */
export function priceBands(limits: readonly number[]): readonly PriceBand[] {
  return [...limits, undefined].map((to, index): PriceBand => {
    const from = limits[index - 1];
    if (to === undefined) return from === undefined ? { id: 'over' } : { id: `over-${from}`, from };
    return from === undefined ? { id: `under-${to}`, to } : { id: `${from}-${to}`, from, to };
  });
}

/**
 * A price on a limit is in the band that begins there, because "under 100" excludes it; on the last limit in the band
 * that ends there, because "over 300" excludes it. Empty without bands.
 */
export function bandOf(price: number, bands: readonly PriceBand[]): string {
  const lastLimit = bands.at(-1)?.from;
  const band = bands.find(
    ({ to = Number.POSITIVE_INFINITY }) => price < to || (price === to && to === lastLimit),
  );
  return band?.id ?? '';
}

/** Whether a price lies in one of the selected bands. Without a selection every price matches. */
export function matchesPrice(
  price: number,
  selected: readonly string[],
  bands: readonly PriceBand[],
): boolean {
  return selected.length === 0 || selected.includes(bandOf(price, bands));
}
