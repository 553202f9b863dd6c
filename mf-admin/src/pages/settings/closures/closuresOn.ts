import type { Closure } from '@shop/shared-data/staff';

/** Returns the closures that contain a day, `2026-12-24`. */
export const closuresOn = <Days extends Pick<Closure, 'first_day' | 'last_day'>>(
  closures: readonly Days[],
  day: string,
) =>
  // Days written this way compare as text.
  closures.filter(({ first_day, last_day }) => first_day <= day && day <= last_day);
