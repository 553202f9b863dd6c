import { marked, pressLimits } from '../limits';
import { slowConditions } from '../load/openMeasuredPage';
import { table } from '../table';
import { type Presses, type PressFigure, ways } from './measurePress';

const columns: readonly [PressFigure, string, number?][] = [
  ['bytes', 'all (kB)'],
  ['scriptBytes', 'JavaScript (kB)', pressLimits.scriptBytes],
  ['fcp', 'FCP'],
  ['lcp', 'LCP'],
  ['menu', 'menu', pressLimits.answer],
  ['earlyMenu', 'menu, early', pressLimits.answer],
  ['busy', 'language, busy', pressLimits.answer],
  ['done', 'language, done', pressLimits.done],
  ['next', 'next page'],
  ['nextWithoutSpeculation', 'without speculation'],
];

const isBytes = (figure: PressFigure) => figure === 'bytes' || figure === 'scriptBytes';

export function pressReport({ rounds, pages }: Presses): string {
  const rows = Object.entries(pages).flatMap(([page, figures]) =>
    ways.map((way) => [
      `${page}, at ${way}`,
      ...columns.map(([figure, , atMost = Number.POSITIVE_INFINITY]) => {
        const value = figures[way][figure];
        const text = isBytes(figure) ? (value / 1000).toFixed(1) : String(Math.round(value));
        return marked(text, way === 'load' || value <= atMost);
      }),
    ]),
  );
  return `## Pages that hydrate at the first press

Medians of ${rounds} alternated ${rounds === 1 ? 'round' : 'rounds'}, CPU slowed ${slowConditions.cpu} times, on the slow connection, beside the same pages hydrated at load; times in ms. Until a press at most ${pressLimits.scriptBytes / 1000} kB of JavaScript; links and menus, and what shows that a control is busy, within ${pressLimits.answer} ms; what needs the shell is done within ${pressLimits.done} ms.

${table(['', ...columns.map(([, head]) => head)], rows)}
`;
}
