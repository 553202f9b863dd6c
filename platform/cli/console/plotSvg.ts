import { html } from 'hono/html';
import { PLOT, plotOf } from '../../../shared-data/src/releases/plot';
import type { VersionInUse } from '../../../shared-data/src/releases/releasedSite';
import {
  MEASURES,
  type Measure,
  measureOf,
  type ReportRow,
} from '../../../shared-data/src/releases/reportRow';

const LABELS: Record<Measure, string> = {
  loads: 'Loads',
  failed: 'Failed visits',
  LCP: 'LCP above 2.5 s',
  INP: 'INP above 200 ms',
  CLS: 'CLS above 0.1',
  load: 'Load time',
};

/** The names of the measures, in the order of the columns of a table. */
export const measureLabels = MEASURES.map((measure) => LABELS[measure]);

/** The value of a measure as text. */
export function formatValue(measure: Measure, value: number | undefined): string {
  if (value === undefined) return '–';
  if (measure === 'loads') return String(value);
  return measure === 'load' ? `${Math.round(value)} ms` : `${(100 * value).toFixed(1)} %`;
}

/** The name of what a version is used for. */
export const labelOf = ({ use, percent }: VersionInUse) =>
  use === 'canary' ? `canary, ${percent} %` : use;

function figure(measure: Measure, rows: readonly ReportRow[], versions: readonly VersionInUse[]) {
  const plot = plotOf(
    rows,
    measure,
    versions.map(({ version }) => version),
  );
  if (!plot) return '';
  const sums = versions.map((each) => {
    const own = rows.filter(({ version }) => version === each.version);
    return `${labelOf(each)}: ${formatValue(measure, measureOf(own, measure))}`;
  });
  const { width, height } = PLOT;
  return html`<figure>
    <figcaption><b>${LABELS[measure]}</b> <span>${formatValue(measure, plot.max)}</span></figcaption>
    <svg viewBox="-4 -4 ${width + 8} ${height + 8}" role="img"
      aria-label="${LABELS[measure]}. ${sums.join('. ')}">
      <path d="M0 0L${width} 0M0 ${height}L${width} ${height}" />
      ${plot.lines.map(
        ({ path, points }, index) => html`<g class="${versions[index]?.use ?? ''}">
          <path d="${path}" />
          ${points.map(
            ({ x, y, day, value }) => html`<circle cx="${x}" cy="${y}" r="2"
              ><title>${day}: ${formatValue(measure, value)}</title></circle>`,
          )}
        </g>`,
      )}
    </svg>
    <div><span>${plot.days[0]}</span> <span>${plot.days.length > 1 ? plot.days.at(-1) : ''}</span></div>
  </figure>`;
}

/** One small plot for each measure that was reported, with a line for each version. */
export const plots = (rows: readonly ReportRow[], versions: readonly VersionInUse[]) =>
  html`<div class="plots">${MEASURES.map((measure) => figure(measure, rows, versions))}</div>`;
