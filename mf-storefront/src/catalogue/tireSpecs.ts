import type { PublishedProduct } from '@shop/shared-contract';
import { markingOf } from './product';

/** A fact about a tire. The locales have the label; the value is the same in every language. */
export interface Spec {
  label: 'size' | 'load' | 'speed';
  value: string;
}

/** What one tire carries, in kilograms, by load index: the standard's list, which begins at 70. */
const kilograms = [
  ...[335, 345, 355, 365, 375, 387, 400, 412, 425, 437],
  ...[450, 462, 475, 487, 500, 515, 530, 545, 560, 580],
  ...[600, 615, 630, 650, 670, 690, 710, 730, 750, 775],
  ...[800, 825, 850, 875, 900, 925, 950, 975, 1000, 1030],
  ...[1060, 1090, 1120, 1150, 1180, 1215, 1250, 1285, 1320, 1360],
  ...[1400, 1450, 1500, 1550, 1600, 1650, 1700],
];
const FIRST_INDEX = 70;
const POUNDS_PER_KILOGRAM = 2.20462;

/** Pounds that one tire carries, as they are written: `1,477`. Undefined for an unknown load index. */
function poundsOf(index: number): string | undefined {
  const carried = kilograms[index - FIRST_INDEX];
  if (carried === undefined) return undefined;
  return String(Math.round(carried * POUNDS_PER_KILOGRAM)).replace(/\B(?=\d{3}$)/, ',');
}

/** Miles an hour a tire is rated for, by speed symbol. */
const milesPerHour: Record<string, number> = {
  L: 75,
  M: 81,
  N: 87,
  P: 93,
  Q: 99,
  R: 106,
  S: 112,
  T: 118,
  U: 124,
  H: 130,
  V: 149,
  W: 168,
  Y: 186,
};

/** The marking of a tire, and what its load index and speed symbol stand for, where they are known. */
export function tireSpecs(product: PublishedProduct): readonly Spec[] {
  const marking = markingOf(product);
  if (!marking) return [];
  const { load_index = 0, speed_rating = '' } = product;
  const specs: Spec[] = [{ label: 'size', value: marking }];
  const load = poundsOf(load_index);
  const speed = milesPerHour[speed_rating];
  if (load) specs.push({ label: 'load', value: `${load} lb` });
  if (speed) specs.push({ label: 'speed', value: `${speed} mph` });
  return specs;
}
