import { marked, responsivenessLimits } from '../limits';
import { slowConditions } from '../load/openMeasuredPage';
import { table } from '../table';
import type { Responsiveness } from './measureResponsiveness';

const atMost = (value: number, limit: number) => marked(String(Math.round(value)), value <= limit);

export function responsivenessReport({ rounds, loads, inputs }: Responsiveness): string {
  const { blocking, longTasks, nextPaint } = responsivenessLimits;
  const threads = Object.entries(loads).map(([page, thread]) => [
    page,
    atMost(thread.blocking, blocking),
    atMost(thread.longTasks, longTasks),
    String(Math.round(thread.longestTask)),
  ]);
  const paints = Object.entries(inputs).map(([name, { idle, early }]) => [
    name,
    atMost(idle, nextPaint),
    early === undefined ? '–' : atMost(early, nextPaint),
  ]);
  return `## Responsiveness

Medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, CPU slowed ${slowConditions.cpu} times, on the slow connection.

### The main thread during a first visit

At most ${blocking} ms of blocking and ${longTasks} task of more than 50 ms.

${table(['', 'blocking (ms)', 'tasks over 50 ms', 'longest task (ms)'], threads)}

### From an input to the next paint

At most ${nextPaint} ms. "Early": 300 ms after the first paint; – where it is disabled until the page is hydrated.

${table(['', 'idle page (ms)', 'early (ms)'], paints)}
`;
}
