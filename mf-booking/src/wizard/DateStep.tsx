import { useTranslate } from '@shop/shared-i18n';
import { useState } from 'react';
import { bookingLocales } from '../locales/bookingLocales';
import { bookingWindow } from '../rules/bookingWindow';
import { dayState } from '../rules/slotStates';
import { AvailabilityStatus } from './AvailabilityStatus';
import { ChoiceStep } from './ChoiceStep';
import { DateGrid } from './DateGrid';
import { useDraft } from './draft';
import type { Availability } from './useAvailability';

/** Step 2: the days of the booking window. */
export function DateStep({ availability }: { availability: Availability }) {
  const t = useTranslate(bookingLocales);
  const { date, choose } = useDraft();
  const [now] = useState(() => new Date());
  const days = bookingWindow(now).map((day) => ({
    ...day,
    state: day.weekend ? ('weekend' as const) : dayState(day.date, availability, now),
  }));
  return (
    <ChoiceStep title={t('date.title')} hint={t('date.hint')}>
      <DateGrid
        legend={t('date.title')}
        days={days}
        value={date}
        onChange={(chosen) => choose({ date: chosen })}
      />
      <AvailabilityStatus {...availability} />
    </ChoiceStep>
  );
}
