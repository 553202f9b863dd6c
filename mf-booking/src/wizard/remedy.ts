import { DataError } from '@shop/shared-data';

interface Remedy {
  /** The key of a sentence of `failure`; without one the common sentence explains the failure. */
  reason?: 'slotFull' | 'slotPast' | 'day';
  /** The step at which the visitor can correct it. */
  step?: 2 | 3;
}

const remedies: Record<string, Remedy> = {
  slot_full: { reason: 'slotFull', step: 3 },
  slot_past: { reason: 'slotPast', step: 3 },
  invalid_slot: { reason: 'slotPast', step: 3 },
  closed_day: { reason: 'day', step: 2 },
  invalid_date: { reason: 'day', step: 2 },
};

/**
 * Finds what a visitor can do about a booking that failed.
 * @param failure what `bookAppointment` threw
 */
export function remedyFor(failure: unknown): Remedy {
  if (!(failure instanceof DataError)) return {};
  const { kind, code = '' } = failure;
  return remedies[code] ?? (kind === 'full' ? { reason: 'slotFull', step: 3 } : {});
}
