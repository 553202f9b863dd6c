import { shopClock } from '@shop/shared-contract';
import { formatTime, useLanguage } from '@shop/shared-i18n';
import { ChoiceGroup, FormStatus } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { daySlots } from '../rules/slotStates';
import type { Availability } from './useAvailability';
import { useVisitorNow } from './useVisitorNow';

interface Props {
  availability: Availability;
  /** Without a day the slots of all days. */
  date: string | null;
  value: string | null;
  onChange: (slot: string) => void;
}

export function Times({ availability, date, value, onChange }: Props) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const clock = shopClock(useVisitorNow());
  const slots = daySlots(date, availability, clock);
  const chosen = slots.find(({ time, state }) => time === value && state === 'open');
  return (
    <>
      {slots.every(({ state }) => state !== 'open') && (
        <FormStatus tone="info">{t('time.gone')}</FormStatus>
      )}
      <ChoiceGroup
        legend={t('time.title')}
        legendHidden
        name="slot"
        columns={4}
        value={chosen?.time}
        onChange={onChange}
        options={slots.map(({ time, state }) => ({
          value: time,
          label: formatTime(time, language),
          detail: state === 'open' ? undefined : t(`time.${state}`),
          disabled: state !== 'open',
        }))}
      />
    </>
  );
}
