import { formatDay, useLanguage, useTranslate } from '@shop/shared-i18n';
import { bookingLocales } from '../locales/bookingLocales';
import { AvailabilityStatus } from '../times/AvailabilityStatus';
import { Times } from '../times/Times';
import type { Availability } from '../times/useAvailability';
import { ChoiceStep } from './ChoiceStep';
import { useDraft } from './draft';
import { FurtherServices } from './FurtherServices';

/** Step 3: the slots of the chosen day. */
export function TimeStep({ availability }: { availability: Availability }) {
  const t = useTranslate(bookingLocales);
  const { language } = useLanguage();
  const { date, slot, choose } = useDraft();
  const hint = date ? t('time.hintForDay', { day: formatDay(date, language) }) : t('time.hint');
  return (
    <ChoiceStep title={t('time.title')} hint={hint}>
      <Times
        availability={availability}
        date={date}
        value={slot}
        onChange={(chosen) => choose({ slot: chosen })}
      />
      <AvailabilityStatus {...availability} />
      <FurtherServices />
    </ChoiceStep>
  );
}
