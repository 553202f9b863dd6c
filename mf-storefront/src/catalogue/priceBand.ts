/** A range of prices. Its id is part of links: `under-100`, `100-200`, `over-300`. */
export interface PriceBand {
  id: string;
  /** Dollars; absent below the first limit. */
  from?: number;
  /** Dollars; absent above the last limit. */
  to?: number;
}

/**
 * The bands between limits: under the first, from each to the next, over the last.
 * @param limits dollars, ascending; without any, one band contains every price
 */
export function priceBands(limits: readonly number[]): readonly PriceBand[] {
  return [...limits, undefined].map((to, index): PriceBand => {
    const from = limits[index - 1];
    if (to === undefined) return from === undefined ? { id: 'over' } : { id: `over-${from}`, from };
    return from === undefined ? { id: `under-${to}`, to } : { id: `${from}-${to}`, from, to };
  });
}

/**
 * The id of a price's band. A price on a limit belongs to the band that begins there, because
 * "under 100" excludes it; only the last limit belongs to the band that ends there, because "over
 * 300" excludes it. Without bands it is empty.
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
