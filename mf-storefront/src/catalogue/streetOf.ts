/** `7671 Tara Blvd Suite B` becomes `Tara Blvd`. */
export const streetOf = (line: string): string =>
  line
    .replace(/^\d+\w?\s+/, '')
    .replace(/[\s,]+(?:suite|ste|unit|apt|#).*$/i, '')
    .trim();
