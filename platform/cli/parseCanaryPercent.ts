/**
 * Reads how many of a hundred visitors get a canary.
 * @param value the value of `--canary`; undefined without that option
 * @throws when it is not a whole number from 1 to 99
 */
export function parseCanaryPercent(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  throw new Error('--canary takes the percentage of visitors: a whole number from 1 to 99');
}
