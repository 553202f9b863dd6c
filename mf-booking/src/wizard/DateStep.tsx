import { useTranslate } from '@shop/shared-i18n';
import { useDeferredValue, useState } from 'react';
import { bookingLocales } from '../locales/bookingLocales';
import { bookingWindow } from '../rules/bookingWindow';
import { shopClock } from '../rules/shopClock';
import { dayState } from '../rules/slotStates';
import { AvailabilityStatus } from './AvailabilityStatus';
import { ChoiceStep } from './ChoiceStep';
import { DateGrid } from './DateGrid';
import styles from './DateStep.module.css';
import { useDraft } from './draft';
import type { Availability } from './useAvailability';

/** The booking window with the state of each day. */
function Days({ availability }: { availability: Availability }) {
  const t = useTranslate(bookingLocales);
  const { date, choose } = useDraft();
  const [now] = useState(() => new Date());
  const clock = shopClock(now);
  const days = bookingWindow(now).map((day) => ({
    ...day,
    state: day.weekend ? ('weekend' as const) : dayState(day.date, availability, clock),
  }));
  return (
    <DateGrid
      legend={t('date.title')}
      days={days}
      value={date}
      onChange={(chosen) => choose({ date: chosen })}
    />
  );
}

/** Step 2: the days of the booking window. */
export function DateStep({ availability }: { availability: Availability }) {
  const t = useTranslate(bookingLocales);
  // The days take a phone 200 milliseconds: the step is painted before, in the height that it will have.
  const hasPainted = useDeferredValue(true, false);
  return (
    <ChoiceStep title={t('date.title')} hint={t('date.hint')}>
      {hasPainted ? <Days availability={availability} /> : <div className={styles.place} />}
      <AvailabilityStatus {...availability} />
    </ChoiceStep>
  );
}
