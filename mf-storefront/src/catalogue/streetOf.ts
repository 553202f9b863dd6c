/**
 * The street of an address, without house number and suite: `7671 Tara Blvd Suite B` becomes `Tara Blvd`.
 * @param line the first line of the address
 */
export const streetOf = (line: string): string =>
  line
    .replace(/^\d+\w?\s+/, '')
    .replace(/[\s,]+(?:suite|ste|unit|apt|#).*$/i, '')
    .trim();
