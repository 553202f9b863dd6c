import { useTranslate } from '@shop/shared-i18n';
import { bookingLocales } from '../locales/bookingLocales';
import { AvailabilityStatus } from '../times/AvailabilityStatus';
import { Days } from '../times/Days';
import { NextAvailable } from '../times/NextAvailable';
import type { Availability } from '../times/useAvailability';
import { ChoiceStep } from './ChoiceStep';
import { useDraft } from './draft';
import { FurtherServices } from './FurtherServices';

/** Step 2: the first open slot, and the days of the booking window. */
export function DateStep({ availability }: { availability: Availability }) {
  const t = useTranslate(bookingLocales);
  const { date, choose, goTo } = useDraft();
  const chooseNext = (next: { date: string; slot: string }) => {
    choose(next);
    goTo(4);
  };
  return (
    <ChoiceStep title={t('date.title')} hint={t('date.hint')}>
      <NextAvailable availability={availability} onChoose={chooseNext} />
      <Days
        availability={availability}
        value={date}
        onChange={(chosen) => choose({ date: chosen })}
      />
      <AvailabilityStatus {...availability} />
      <FurtherServices />
    </ChoiceStep>
  );
}
