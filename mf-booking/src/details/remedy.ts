import type { DataError } from '@shop/shared-data';

interface Remedy {
  /** The key of our own sentence below `failure`; without one the kind's common sentence serves. */
  reason?: 'slotFull' | 'slotPast' | 'day';
  /** The step at which the visitor can put it right. */
  step?: 2 | 3;
}

const remedies: Record<string, Remedy> = {
  slot_full: { reason: 'slotFull', step: 3 },
  slot_past: { reason: 'slotPast', step: 3 },
  invalid_slot: { reason: 'slotPast', step: 3 },
  closed_day: { reason: 'day', step: 2 },
  invalid_date: { reason: 'day', step: 2 },
};

/** What to tell a visitor whose booking was refused, and where to send them. */
export const remedyFor = ({ kind, code = '' }: DataError): Remedy =>
  remedies[code] ?? (kind === 'full' ? { reason: 'slotFull', step: 3 } : {});
