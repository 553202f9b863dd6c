import { useTranslate } from '@shop/shared-i18n';
import { Button, IconButton } from '@shop/shared-ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayField } from './DayField';
import styles from './DayPicker.module.css';
import { bookingsLocales } from './locales/bookingsLocales';
import type { BookingView } from './useBookingView';

/** From day to day. */
export function DayPicker({ view }: { view: BookingView }) {
  const t = useTranslate(bookingsLocales);
  const { day, today, dayAfter, change } = view;
  const show = (next: string) => change({ day: next });
  return (
    <div className={styles.picker}>
      <IconButton
        label={t('day.previous')}
        icon={<ChevronLeft />}
        variant="outline"
        onClick={() => show(dayAfter(-1))}
      />
      <DayField label={t('day.choose')} labelHidden required value={day} onPick={show} />
      <IconButton
        label={t('day.next')}
        icon={<ChevronRight />}
        variant="outline"
        onClick={() => show(dayAfter(1))}
      />
      <Button
        variant="secondary"
        size="sm"
        aria-pressed={day === today}
        onClick={() => show(today)}
      >
        {t('day.today')}
      </Button>
    </div>
  );
}
