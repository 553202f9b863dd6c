import type { Booking } from '@shop/shared-data/staff';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './BookedAnyway.module.css';

/** The mark of a booking that does not fit and that staff booked anyway: why it does not fit. */
export function BookedAnyway({ booking: { booked_anyway } }: { booking: Booking }) {
  const { t } = useTranslation('adminBookings');
  if (booked_anyway.length === 0) return null;
  const text = booked_anyway.map((problem) => t(`anyway.marks.${problem}`)).join(', ');
  return (
    <span className={styles.mark} title={text}>
      <TriangleAlert aria-hidden="true" />
      <span>{text}</span>
    </span>
  );
}
