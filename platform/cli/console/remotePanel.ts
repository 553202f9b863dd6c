import { html } from 'hono/html';
import type { ReleasedEvent, VersionInUse } from '../../../shared-data/src/releases/releasedSite';
import { MEASURES, measureOf, sumOf } from '../../../shared-data/src/releases/reportRow';
import { formatMinute, originOf } from '../releasesTable';
import { formatValue, labelOf, measureLabels, plots } from './plotSvg';
import type { ConsoleRemote } from './readConsole';
import { verbForms } from './verbForms';

function versionRow({ rows, builtOf }: ConsoleRemote, version: VersionInUse) {
  const own = rows.filter((row) => row.version === version.version);
  const built = builtOf(version.version);
  return html`<tr>
    <td><code>${version.version}</code></td>
    <td><span class="use ${version.use}">${labelOf(version)}</span></td>
    <td>${version.event ? formatMinute(version.event.at) : '–'}</td>
    <td>${built ? originOf(built) : 'not recorded'}</td>
    <td class="number">${sumOf(own, 'visits')}</td>
    ${MEASURES.map(
      (measure) => html`<td class="number">${formatValue(measure, measureOf(own, measure))}</td>`,
    )}
    <td class="number">${sumOf(own, 'failures')}</td>
    <td class="number">${sumOf(own, 'crashes')}</td>
  </tr>`;
}

function eventItem({ builtOf }: ConsoleRemote, event: ReleasedEvent) {
  const built = builtOf(event.version);
  return html`<li>
    ${formatMinute(event.at)} <code>${event.version}</code>
    ${event.action}${event.percent === undefined ? '' : ` ${event.percent} %`}${
      event.reason ? html`: ${event.reason}` : ''
    }
    ${built && event.action === 'released' ? html`<small>${originOf(built)}</small>` : ''}
  </li>`;
}

/** A remote: its versions with their reports, plots, history, and the verbs. */
export function remotePanel(shown: ConsoleRemote) {
  const { remote, versions, rows } = shown;
  const inUse = rows.filter((row) => versions.some(({ version }) => version === row.version));
  const { name, history = [] } = remote;
  const columns = ['Version', 'For', 'Since (UTC)', 'From', 'Visits', ...measureLabels];
  return html`<section aria-labelledby="${name}">
    <h2 id="${name}">${name}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Versions of ${name}">
      <table>
        <thead><tr>${[...columns, 'Failures', 'Crashes'].map((each) => html`<th scope="col">${each}</th>`)}</tr></thead>
        <tbody>${versions.map((version) => versionRow(shown, version))}</tbody>
      </table>
    </div>
    ${inUse.length > 0 ? plots(inUse, versions) : html`<p>No visit has been reported.</p>`}
    ${verbForms(shown)}
    <details>
      <summary>History</summary>
      <ol reversed>${[...history].reverse().map((event) => eventItem(shown, event))}</ol>
    </details>
  </section>`;
}
