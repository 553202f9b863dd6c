/**
 * Reads how many of a hundred visitors get a canary.
 * @param said what `--canary` says, if anything
 * @throws when that is no whole number from 1 to 99
 */
export function canaryShare(said: string | undefined): number | undefined {
  if (said === undefined) return undefined;
  if (/^[1-9]\d?$/.test(said)) return Number(said);
  throw new Error('--canary takes how many visitors in a hundred: a whole number, 1 to 99');
}
