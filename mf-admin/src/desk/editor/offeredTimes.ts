import { type ShopSchedule, slotsOn } from '../../shop/bookings/schedule';
import { minutesOf, QUARTER, timeOf } from '../../shop/times/minutes';
import { openSpans } from '../../shop/times/openSpans';

/**
 * The times of a day that staff choose from: its slots and every quarter of an hour, those within the opening hours
 * first.
 * @param own a time that is offered too, such as that of a walk-in
 */
export function offeredTimes(
  day: string,
  schedule: Pick<ShopSchedule, 'hours' | 'closures' | 'slots'>,
  own: string | null | undefined,
): string[] {
  const open = day ? openSpans(day, schedule) : [];
  const quarters = Array.from({ length: 1440 / QUARTER }, (_, index) => timeOf(index * QUARTER));
  const times = [
    ...new Set([...quarters, ...(day ? slotsOn(day, schedule) : []), ...(own ? [own] : [])]),
  ];
  const isOpen = (time: string) =>
    open.some(({ from, to }) => minutesOf(time) >= from && minutesOf(time) < to);
  return times.sort(
    (one, other) =>
      Number(isOpen(other)) - Number(isOpen(one)) || minutesOf(one) - minutesOf(other),
  );
}
