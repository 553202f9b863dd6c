interface Day {
  /** `2026-11-23` */
  date: string;
  state: string;
}

/**
 * Finds the nearest open day that is whole weeks away.
 * @param days consecutive days
 * @param from the date to start at
 * @param weeks 1 searches forward, -1 back
 * @returns the date; undefined when the window has no such day
 */
export function findOpenDayWeeksAway(days: readonly Day[], from: string, weeks: number) {
  const step = 7 * weeks;
  for (let index = days.findIndex(({ date }) => date === from) + step; ; index += step) {
    const day = days[index];
    if (day === undefined || day.state === 'open') return day?.date;
  }
}
