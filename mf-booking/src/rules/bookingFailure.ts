import { DataError } from '@shop/shared-data';

interface Remedy {
  /** Why the database rejected the slot, the day or the tires: a key of `failure`. */
  reason: 'full' | 'past' | 'closed' | 'notOffered' | 'tiresSold' | 'priceChanged' | 'tiresLimited';
  /** What the visitor can choose instead. */
  choose: 'time' | 'date' | 'tires';
}

const remedies: Record<string, Remedy> = {
  slot_full: { reason: 'full', choose: 'time' },
  slot_past: { reason: 'past', choose: 'time' },
  invalid_slot: { reason: 'notOffered', choose: 'time' },
  outside_hours: { reason: 'notOffered', choose: 'time' },
  closed_day: { reason: 'closed', choose: 'date' },
  invalid_date: { reason: 'closed', choose: 'date' },
  tires_sold: { reason: 'tiresSold', choose: 'tires' },
  invalid_tires: { reason: 'tiresSold', choose: 'tires' },
  price_changed: { reason: 'priceChanged', choose: 'tires' },
  tires_limited: { reason: 'tiresLimited', choose: 'tires' },
};

/** Returns undefined where another choice cannot correct the failure. */
export function findRemedy(failure: unknown): Remedy | undefined {
  if (!(failure instanceof DataError)) return undefined;
  const { kind, code = '' } = failure;
  return remedies[code] ?? (kind === 'full' ? remedies['slot_full'] : undefined);
}
