import { AvailabilityStatus } from '../times/AvailabilityStatus';
import { Times } from '../times/Times';
import type { Availability } from '../times/useAvailability';
import { useDraft } from './draft';
import { FurtherServices } from './FurtherServices';

export function TimeStep({ availability }: { availability: Availability }) {
  const { date, slot, choose } = useDraft();
  return (
    <>
      <Times
        availability={availability}
        date={date}
        value={slot}
        onChange={(chosen) => choose({ slot: chosen })}
      />
      <AvailabilityStatus {...availability} />
      <FurtherServices />
    </>
  );
}
