import { Button, IconButton } from '@shop/shared-ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingView } from '../../shop/bookings/useBookingView';
import { DayField } from '../../shop/times/DayField';
import styles from './DayBoard.module.css';

interface Props {
  view: BookingView;
  unit: 'day' | 'week';
}

export function DayPicker({ view, unit }: Props) {
  const { t } = useTranslation('adminBookings');
  const { day, today, dayAfter, change } = view;
  const show = (next: string) => change({ day: next });
  const days = unit === 'day' ? 1 : 7;
  return (
    <div className={styles.picker}>
      <IconButton
        label={t(`${unit}.previous`)}
        icon={<ChevronLeft />}
        variant="outline"
        onClick={() => show(dayAfter(-days))}
      />
      <DayField label={t('day.choose')} labelHidden required value={day} onPick={show} />
      <IconButton
        label={t(`${unit}.next`)}
        icon={<ChevronRight />}
        variant="outline"
        onClick={() => show(dayAfter(days))}
      />
      <Button size="sm" variant="secondary" onClick={() => show(today)}>
        {t(`${unit}.today`)}
      </Button>
    </div>
  );
}
