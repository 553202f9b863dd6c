interface Day {
  date: string;
  state: string;
}

/**
 * Finds the nearest open day that is whole weeks away.
 * @param days consecutive days
 * @param weeks 1 searches forward, -1 back
 */
export function findOpenDayWeeksAway(days: readonly Day[], from: string, weeks: number) {
  const step = 7 * weeks;
  for (let index = days.findIndex(({ date }) => date === from) + step; ; index += step) {
    const day = days[index];
    if (day === undefined || day.state === 'open') return day?.date;
  }
}
