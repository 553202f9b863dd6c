export const sizeSegments = ['width', 'height', 'rim', 'service'] as const;
export type SizeSegment = (typeof sizeSegments)[number];

/** A metric size, or as much of it as stands there: `225`, `225/65`, `225 65 17`, `P225/65R17 102H`. */
const METRIC =
  /(?<![A-Z\d.])(?:P|LT|ST|T)?\s?(?<width>[1-3]\d{2})(?!\.)(?:[\s/.,X×-]*(?<height>[2-9]\d)(?:[\s/.,X×-]*(?:ZRF?|RF?|D|RIN|RIM|ARO)?[\s/.,-]*(?<rim>[12]\d(?:\.5)?)(?:[\sA-Z+,(/]*?(?<service>\d{2,3}\s?[H-Z]?)(?![\d/]))?)?)?/i;

/** Finds which parts of a size a text has so far. The other spellings, such as `35X12.50R20`, have none. */
export function findSegments(typed: string): ReadonlySet<SizeSegment> {
  const groups = METRIC.exec(typed)?.groups ?? {};
  return new Set(sizeSegments.filter((segment) => groups[segment]));
}
