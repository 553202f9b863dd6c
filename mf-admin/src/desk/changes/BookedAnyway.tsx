import type { Booking } from '@shop/shared-data/staff';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './BookedAnyway.module.css';
import { useToCall } from './useToCall';

/** The mark of a booking that does not fit: why staff booked it anyway, or why its customer is to be called. */
export function BookedAnyway({ booking }: { booking: Booking }) {
  const { t } = useTranslation('adminBookings');
  const { data: toCall = [] } = useToCall();
  const { id, booked_anyway, called_about } = booking;
  const call = toCall.find((each) => each.booking.id === id);
  const marks = booked_anyway.map((problem) => t(`anyway.marks.${problem}`));
  if (call) {
    const reason = t(`calls.reasons.${call.reason}`);
    marks.unshift(t(called_about === call.reason ? 'calls.called' : 'calls.toCall', { reason }));
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
