import { shopDay, shopTime } from '@shop/shared-contract';
import { minutesOf, type Span } from '../../shop/times/minutes';
import { openSpans, type Schedule } from '../../shop/times/openSpans';

/** When the shop is still open on a day, until it closes: on the day of `now` from that minute on. */
export function restOfDay(day: string, schedule: Schedule, now: number): Span | undefined {
  const open = openSpans(day, schedule);
  const [first, last] = [open[0], open.at(-1)];
  const present = new Date(now);
  const today = shopDay(present);
  if (!first || !last || day < today) return undefined;
  const from = day === today ? Math.max(first.from, minutesOf(shopTime(present))) : first.from;
  return from < last.to ? { from, to: last.to } : undefined;
}
