import {
  dayAfter,
  type OpeningDays,
  type OpenSpans,
  type SpecialDays,
  timesOfSpan,
  weekdayOf,
} from '@shop/shared-contract';
import { isWithinWeek } from './formatNextTime';

export interface ShopMoment {
  /** `2026-11-23` */
  day: string;
  /** `HH:MM`, 24 hours, with or without seconds */
  time: string;
}

export type Status =
  | { isOpen: true; until: string }
  /** `day` is absent where the shop opens later today. */
  | { isOpen: false; from: string; day?: string };

const DAYS_AHEAD = 14;

/** The opening hours of a day, `2026-11-23`; none where the shop is closed. */
export function openSpansOn(
  day: string,
  week: readonly OpeningDays[],
  specialDays: readonly Omit<SpecialDays, 'reason'>[],
): OpenSpans {
  const weekday = weekdayOf(day);
  const days =
    specialDays.find(({ first, last }) => first <= day && day <= last) ??
    week.find(({ first, last }) => first <= weekday && weekday <= last);
  return days?.spans ?? [];
}

/** Whether the shop is open and until when, or when it opens next; undefined without an opening in two weeks. */
export function openingStatus(
  week: readonly OpeningDays[],
  specialDays: readonly Omit<SpecialDays, 'reason'>[],
  now: ShopMoment,
): Status | undefined {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = dayAfter(now.day, ahead);
    for (const span of openSpansOn(day, week, specialDays)) {
      const [from, until] = timesOfSpan(span);
      if (ahead > 0) return { isOpen: false, from, day };
      if (now.time < from) return { isOpen: false, from };
      if (now.time < until) return { isOpen: true, until };
    }
  }
  return undefined;
}

/** Marks the document of a closed shop, for the stylesheet; not where that is unknown. */
export const markStatus = (status: Status | undefined) =>
  document.documentElement.toggleAttribute('data-closed', status?.isOpen === false);

/** How often an open page looks at the clock, in milliseconds: what is over is gone within ten seconds. */
export const CLOCK_TICK = 10_000;

const DAY_MS = 86_400_000;

/** Whether a page has been open for more than a day: what it knows of the hours may have changed. */
export const isPageOld = () => performance.now() > DAY_MS;

/** Whether days with other hours are of the next seven days; all as `2026-12-24`. */
export const isOfNextDays = (first: string, last: string, today: string): boolean =>
  today <= last && isWithinWeek(first, today);
