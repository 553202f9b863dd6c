import type { Booking } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatShopTime } from '../../shop/times/shopTime';
import { useSameCar } from '../customers/useSameCar';
import styles from './BookedAnyway.module.css';
import { useToCall } from './useToCall';

interface Props {
  booking: Booking;
  /** False in a list of many days: each day would be a request. */
  loadsDay?: boolean;
}

/** The marks of a booking: why staff booked it anyway, why its customer is to be called, the same car again that day. */
export function BookedAnyway({ booking, loadsDay = true }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { data: toCall = [] } = useToCall();
  const { id, booked_anyway, called_about } = booking;
  const call = toCall.find((each) => each.booking.id === id);
  const marks = booked_anyway.map((problem) => t(`anyway.marks.${problem}`));
  if (call) {
    const reason = t(`calls.reasons.${call.reason}`);
    marks.unshift(t(called_about === call.reason ? 'calls.called' : 'calls.toCall', { reason }));
  }
  const day = booking.status === 'confirmed' ? booking.requested_date : null;
  const twin = useSameCar(day, booking, loadsDay);
  if (twin) {
    marks.push(
      t('sameCar', {
        time: twin.starts_at ? formatShopTime(twin.starts_at, language) : t('noTime'),
        reference: twin.reference,
      }),
    );
  }
  if (marks.length === 0) return null;
  const text = marks.join(', ');
  return (
    <span className={styles.mark} title={text}>
      <TriangleAlert aria-hidden="true" />
      <span>{text}</span>
    </span>
  );
}
