import { useTranslate } from '@shop/shared-i18n';
import { useState } from 'react';
import { AvailabilityStatus } from '../availability/AvailabilityStatus';
import type { Availability } from '../availability/useAvailability';
import { useDraft } from '../draft/DraftProvider';
import { bookingLocales } from '../pages/booking/locales/bookingLocales';
import { bookingWindow } from '../rules/bookingWindow';
import { dayState } from '../rules/slotStates';
import { ChoiceStep } from '../wizard/ChoiceStep';
import { DateGrid } from './DateGrid';

/** Step 2: the next 31 days. */
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
