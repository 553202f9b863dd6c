import { slotTimes } from '@shop/shared-data';
import { formatDay, formatTime, useLanguage, useTranslate } from '@shop/shared-i18n';
import { ChoiceGroup, FormStatus } from '@shop/shared-ui';
import { useState } from 'react';
import { bookingLocales } from '../locales/bookingLocales';
import { shopClock } from '../rules/shopClock';
import { slotState } from '../rules/slotStates';
import { AvailabilityStatus } from './AvailabilityStatus';
import { ChoiceStep } from './ChoiceStep';
import { useDraft } from './draft';
import type { Availability } from './useAvailability';

/** Step 3: the slots. Unavailable ones are shown with the reason. */
export function TimeStep({ availability }: { availability: Availability }) {
  const t = useTranslate(bookingLocales);
  const { language } = useLanguage();
  const { date, slot, choose } = useDraft();
  const [clock] = useState(() => shopClock(new Date()));
  const slots = slotTimes.map((time) => ({
    time,
    state: slotState(date, time, availability, clock),
  }));
  const chosen = slots.find(({ time, state }) => time === slot && state === 'open');
  const hint = date ? t('time.hintForDay', { day: formatDay(date, language) }) : t('time.hint');
  return (
    <ChoiceStep title={t('time.title')} hint={hint}>
      {slots.every(({ state }) => state !== 'open') && (
        <FormStatus tone="info">{t('time.gone')}</FormStatus>
      )}
      <ChoiceGroup
        legend={t('time.title')}
        legendHidden
        name="slot"
        columns={4}
        value={chosen?.time}
        onChange={(value) => choose({ slot: slotTimes.find((time) => time === value) ?? null })}
        options={slots.map(({ time, state }) => ({
          value: time,
          label: formatTime(time, language),
          detail: state === 'open' ? undefined : t(`time.${state}`),
          disabled: state !== 'open',
        }))}
      />
      <AvailabilityStatus {...availability} />
    </ChoiceStep>
  );
}
