import type { Closure } from '@shop/shared-data/staff';

export const closuresOn = <Days extends Pick<Closure, 'first_day' | 'last_day'>>(
  closures: readonly Days[],
  day: string,
) =>
  // Days written this way compare as text.
  closures.filter(({ first_day, last_day }) => first_day <= day && day <= last_day);
