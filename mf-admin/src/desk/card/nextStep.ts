import { shopDay } from '@shop/shared-contract';
import type { Booking, BookingChanges } from '@shop/shared-data/staff';
import type { StageOrStatus } from '../../shop/bookings/StatusBadge';

interface Step {
  state: StageOrStatus;
  changes: BookingChanges;
}

const steps: Record<NonNullable<Booking['stage']> | 'expected', Step> = {
  expected: { state: 'arrived', changes: { stage: 'arrived' } },
  arrived: { state: 'in_bay', changes: { stage: 'in_bay' } },
  in_bay: { state: 'ready', changes: { stage: 'ready' } },
  ready: { state: 'completed', changes: { status: 'completed' } },
};

/**
 * What happens next at a visit; undefined for a request, for a booking that is over, and for one of a later day, whose
 * car has not come. One of a day before whose states nobody entered is done.
 * @param today the shop's day, `2026-11-23`
 */
export function nextStep(
  { status, stage, starts_at }: Pick<Booking, 'status' | 'stage' | 'starts_at'>,
  today: string,
): Step | undefined {
  if (status !== 'confirmed') return undefined;
  if (stage) return steps[stage];
  const day = starts_at === null ? '' : shopDay(starts_at);
  if (day > today) return undefined;
  return day === today ? steps.expected : steps.ready;
}
