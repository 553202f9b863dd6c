import { DataError } from '@shop/shared-data';

interface Remedy {
  /** Why the database rejected the slot or the day: a key of `failure`. */
  reason: 'full' | 'past' | 'closed' | 'notOffered';
  /** What the visitor can choose instead. */
  choose: 'time' | 'date';
}

const remedies: Record<string, Remedy> = {
  slot_full: { reason: 'full', choose: 'time' },
  slot_past: { reason: 'past', choose: 'time' },
  invalid_slot: { reason: 'notOffered', choose: 'time' },
  outside_hours: { reason: 'notOffered', choose: 'time' },
  closed_day: { reason: 'closed', choose: 'date' },
  invalid_date: { reason: 'closed', choose: 'date' },
};

/**
 * Finds what another choice can correct.
 * @param failure what `bookAppointment` or `moveBooking` threw
 * @returns undefined where the choice is not the reason
 */
export function findRemedy(failure: unknown): Remedy | undefined {
  if (!(failure instanceof DataError)) return undefined;
  const { kind, code = '' } = failure;
  return remedies[code] ?? (kind === 'full' ? remedies['slot_full'] : undefined);
}
