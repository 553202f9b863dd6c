import { isShare } from '../../shared-site/canaries';

/** Reads the option `--canary`. @throws when it is no share of the visitors */
export function canaryShare(value: string): number {
  if (isShare(value)) return Number(value);
  throw new Error('--canary takes the percentage of visitors: a whole number from 1 to 99');
}
