import { AvailabilityStatus } from '../times/AvailabilityStatus';
import { Days } from '../times/Days';
import { NextAvailableButton } from '../times/NextAvailableButton';
import type { Availability } from '../times/useAvailability';
import { type Moment, useDraft } from './draft';
import { FurtherServices } from './FurtherServices';
import { useVisit } from './useVisit';

export function DateStep({ availability }: { availability: Availability }) {
  const { date, timeFirst, choose, goTo } = useDraft();
  const { visit } = useVisit();
  const chooseNext = (next: Moment) => {
    choose(next);
    goTo(timeFirst && visit.length === 0 ? 1 : 4);
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
