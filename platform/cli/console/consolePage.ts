import { html, raw } from 'hono/html';
import { type ConsoleState, REPORTED_DAYS } from './readConsole';
import { remotePanel } from './remotePanel';

const STYLE = `
  :root { font: 16px/1.5 system-ui, sans-serif; color: #16191d; background: #f5f6f7; }
  body { max-width: 76rem; margin: 0 auto; padding: 1rem; }
  section { padding: 1rem; margin-block: 1rem; background: #fff; border: 1px solid #dfe3e7; border-radius: 12px; }
  h2 { margin: 0 0 .5rem; }
  .scroll { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-size: .875rem; }
  th, td { padding: .4rem .6rem; text-align: start; border-bottom: 1px solid #dfe3e7; vertical-align: top; }
  .number { text-align: end; font-variant-numeric: tabular-nums; }
  .use { padding: .1rem .5rem; border-radius: 99px; white-space: nowrap; background: #eceef0; }
  .use.live { background: #edf4fc; } .use.canary { background: #fff3ec; }
  .plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: 1rem; margin-block: 1rem; }
  figure { margin: 0; font-size: .8125rem; }
  figcaption, figure div { display: flex; justify-content: space-between; color: #545c66; }
  svg { display: block; width: 100%; fill: none; stroke: #838b95; stroke-width: .5; }
  g { stroke-width: 1.5; } circle { fill: #fff; }
  g.live { stroke: #1d4f91; } g.canary { stroke: #c2410c; stroke-dasharray: 6 3; }
  g.previous { stroke: #545c66; stroke-dasharray: 1.5 3; } circle { stroke-dasharray: none; }
  .verbs { display: flex; flex-wrap: wrap; gap: 1rem; margin-block: 1rem; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; padding: .75rem; background: #f5f6f7; border-radius: 8px; }
  label { display: grid; font-size: .8125rem; }
  input, select, button { min-height: 2.5rem; padding: 0 .6rem; font: inherit; border: 1px solid #838b95; border-radius: 6px; }
  button { color: #fff; background: #16191d; cursor: pointer; }
  :focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
  [role] { margin-block: .5rem; } .outcome { padding: .75rem; border-radius: 8px; background: #eaf7ef; }
  .outcome.failed { background: #fdf0f1; }
  li small { display: block; color: #545c66; }
`;

/** What the last change did. */
export interface Outcome {
  text: string;
  hasFailed: boolean;
}

const notice = ({ text, hasFailed }: Outcome) =>
  html`<p role="${hasFailed ? 'alert' : 'status'}" class="outcome ${hasFailed ? 'failed' : ''}">${text}</p>`;

/**
 * The console as a document without scripts.
 * @param nonce of its style sheet, as its content security policy names it
 */
export function consolePage(
  { target, remotes, problem }: ConsoleState,
  { outcome, nonce }: { outcome: Outcome | undefined; nonce: string },
) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Releases of ${target}</title>
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Releases of ${target}</h1>
          <p>Reports of the last ${REPORTED_DAYS} days. <a href="./">Read again</a></p>
          ${outcome ? notice(outcome) : ''}
          ${problem ? notice({ text: `No reports: ${problem}`, hasFailed: true }) : ''}
          ${remotes.length > 0 ? remotes.map(remotePanel) : html`<p>Nothing has been released.</p>`}
        </main>
      </body>
    </html>`;
}
