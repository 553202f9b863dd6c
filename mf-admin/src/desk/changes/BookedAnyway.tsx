import type { Booking } from '@shop/shared-data/staff';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSameCarText } from '../customers/useSameCar';
import styles from './BookedAnyway.module.css';
import { useToCall } from './useToCall';

interface Props {
  booking: Booking;
  /**
   * Where the same car is looked for: in a list of many days, of which each would be a request, only where the day is
   * loaded. A form has a warning of its own.
   */
  sameCar?: 'day' | 'loaded' | 'hidden';
}

/** The marks of a booking: why staff booked it anyway, why its customer is to be called, the same car again that day. */
export function BookedAnyway({ booking, sameCar = 'day' }: Props) {
  const { t } = useTranslation('adminBookings');
  const { data: toCall = [] } = useToCall();
  const { id, booked_anyway, called_about } = booking;
  const call = toCall.find((each) => each.booking.id === id);
  const marks = booked_anyway.map((problem) => t(`anyway.marks.${problem}`));
  if (call) {
    const reason = t(`calls.reasons.${call.reason}`);
    marks.unshift(t(called_about === call.reason ? 'calls.called' : 'calls.toCall', { reason }));
  }
  const day =
    booking.status === 'confirmed' && sameCar !== 'hidden' ? booking.requested_date : null;
  const twin = useSameCarText(day, booking, sameCar === 'day');
  if (twin) marks.push(twin);
  if (marks.length === 0) return null;
  const text = marks.join(', ');
  return (
    <span className={styles.mark} title={text}>
      <TriangleAlert aria-hidden="true" />
      <span>{text}</span>
    </span>
  );
}
