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
