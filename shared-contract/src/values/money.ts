const AMOUNT = /^[-+]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/**
 * Reads an amount as people type it: `1558`, `$1,558.50`, `219,5`. A comma before one or two last digits is a decimal
 * comma, before three it is not.
 * @returns NaN for what is no amount, also for an empty text
 */
export function parseAmount(text: string): number {
  const plain = text.trim().replace(/^\$\s*/, '');
  const written = plain.replace(/,(?=\d{1,2}$)/, '.');
  return AMOUNT.test(written) ? Number(written.replaceAll(',', '')) : Number.NaN;
}

/** US dollars in whole cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Cents in US dollars. */
export const toDollars = (cents: number): number => cents / 100;

/** Whether an amount in US dollars has no parts of a cent. */
export const isInCents = (dollars: number): boolean =>
  Math.abs(dollars * 100 - toCents(dollars)) < 1e-6;

/**
 * The part of an amount in cents, half a cent rounded up. Whole thousandths of a percent: a product of fractions could
 * end just below half a cent.
 */
export const percentOf = (cents: number, percent: number): number =>
  Math.round((cents * Math.round(percent * 1000)) / 100_000);

/** A price in US dollars that rises by so many percent, or falls where they are negative. Twin: `edit_products`. */
export const raisePrice = (price: number, percent: number): number =>
  toDollars(percentOf(toCents(price), 100 + percent));
