import type { Booking } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Badge } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { formatShopTime } from '../../format/shopTime';

const tones = {
  requested: 'warning',
  confirmed: 'info',
  arrived: 'accent',
  in_bay: 'dark',
  ready: 'success',
  completed: 'success',
  cancelled: 'neutral',
  no_show: 'danger',
} as const satisfies Record<BookingState, string>;

/** What staff see as the state of a booking: its stage while it has one, otherwise its status. */
export type BookingState = Booking['status'] | NonNullable<Booking['stage']>;
export const stateOf = ({ stage, status }: Pick<Booking, 'stage' | 'status'>): BookingState =>
  stage ?? status;

interface Props {
  booking: Pick<Booking, 'stage' | 'status' | 'held_until'>;
}

/** The state of a booking, or until when it is held. */
export function StatusBadge({ booking }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const state = stateOf(booking);
  if (state === 'confirmed' && booking.held_until) {
    const until = formatShopTime(booking.held_until, language);
    return <Badge tone="warning">{t('held.badge', { until })}</Badge>;
  }
  return <Badge tone={tones[state]}>{t(`status.${state}`)}</Badge>;
}
