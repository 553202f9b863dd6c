import type { Spec } from './product';

/** Pounds one tire carries, by load index (the standard's kilograms, converted). */
const pounds: Record<string, string> = {
  '91': '1,356',
  '94': '1,477',
  '98': '1,653',
  '102': '1,874',
  '115': '2,679',
};

/** Miles an hour a tire is rated for, by speed symbol. */
const milesPerHour: Record<string, number> = { S: 112, T: 118, H: 130, V: 149, W: 168, Y: 186 };

/**
 * Parses a tire's marking.
 * @param marking size, load index and speed symbol, as on the sidewall: `225/65R17 102H`
 * @returns the marking itself, and what its load index and speed symbol stand for where known
 */
export function tireSpecs(marking: string): readonly Spec[] {
  const specs: Spec[] = [{ label: 'size', value: marking }];
  const [, index = '', symbol = ''] = / (\d+)([A-Z])/.exec(marking) ?? [];
  const load = pounds[index];
  const speed = milesPerHour[symbol];
  if (load) specs.push({ label: 'load', value: `${load} lb` });
  if (speed) specs.push({ label: 'speed', value: `${speed} mph` });
  return specs;
}
