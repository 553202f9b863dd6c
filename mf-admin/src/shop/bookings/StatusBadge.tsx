import type { Booking } from '@shop/shared-data/staff';
import { Badge } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';

const tones = {
  requested: 'warning',
  confirmed: 'info',
  arrived: 'accent',
  in_bay: 'dark',
  ready: 'success',
  completed: 'success',
  cancelled: 'neutral',
  no_show: 'danger',
} as const satisfies Record<StageOrStatus, string>;

/** What staff see as the state of a booking: its stage while it has one, otherwise its status. */
export type StageOrStatus = Booking['status'] | NonNullable<Booking['stage']>;
export const stateOf = ({ stage, status }: Pick<Booking, 'stage' | 'status'>): StageOrStatus =>
  stage ?? status;

interface Props {
  booking: Pick<Booking, 'stage' | 'status'>;
}

export function StatusBadge({ booking }: Props) {
  const { t } = useTranslation('adminBookings');
  const state = stateOf(booking);
  return <Badge tone={tones[state]}>{t(`status.${state}`)}</Badge>;
}
