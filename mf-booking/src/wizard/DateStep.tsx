import { AvailabilityStatus } from '../times/AvailabilityStatus';
import { Days } from '../times/Days';
import { NextAvailableButton } from '../times/NextAvailableButton';
import type { Availability } from '../times/useAvailability';
import { useDraft } from './draft';
import { FurtherServices } from './FurtherServices';

export function DateStep({ availability }: { availability: Availability }) {
  const { date, choose, goTo } = useDraft();
  const chooseNext = (next: { date: string; slot: string }) => {
    choose(next);
    goTo(4);
  };
  return (
    <>
      <NextAvailableButton availability={availability} onChoose={chooseNext} />
      <Days
        availability={availability}
        value={date}
        onChange={(chosen) => choose({ date: chosen })}
      />
      <AvailabilityStatus {...availability} />
      <FurtherServices />
    </>
  );
}
