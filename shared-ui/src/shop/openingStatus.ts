import { dayAfter, type OpeningDays, type SpecialDays } from '@shop/shared-contract';

/** A moment on the shop's calendar and wall clock. */
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

/**
 * Returns whether the shop is open and until when, or when it opens next.
 * @param week the usual hours
 * @param specialDays the days with other hours
 * @returns undefined when it does not open in the next two weeks
 */
export function openingStatus(
  week: readonly OpeningDays[],
  specialDays: readonly SpecialDays[],
  now: ShopMoment,
): Status | undefined {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = dayAfter(now.day, ahead);
    // 1 is Monday, 7 is Sunday.
    const weekday = new Date(day).getUTCDay() || 7;
    const { spans = [] } =
      specialDays.find(({ first, last }) => first <= day && day <= last) ??
      week.find(({ first, last }) => first <= weekday && weekday <= last) ??
      {};
    for (const span of spans) {
      const [from = '', until = ''] = span.split('-');
      if (ahead > 0) return { isOpen: false, from, day };
      if (now.time < from) return { isOpen: false, from };
      if (now.time < until) return { isOpen: true, until };
    }
  }
  return undefined;
}
