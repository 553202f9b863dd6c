import type { Booking, BookingChanges } from '@shop/shared-data/staff';
import type { StageOrStatus } from '../StatusBadge';

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

/** What happens next at a visit; undefined for a request and for a booking that is over. */
export const nextStep = ({ status, stage }: Pick<Booking, 'status' | 'stage'>): Step | undefined =>
  status === 'confirmed' ? steps[stage ?? 'expected'] : undefined;
