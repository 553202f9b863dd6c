import { html } from 'hono/html';
import type { ConsoleRemote } from './readConsole';

const reason = html`<label>Reason <input name="reason" maxlength="200" /></label>`;

/** The buttons of a remote: one form for each verb that is possible now. */
export function verbForms({ remote: { name, canary }, earlier }: ConsoleRemote) {
  const named = html`<input type="hidden" name="remote" value="${name}" />`;
  const button = (verb: string, label: string) =>
    html`<button name="verb" value="${verb}" aria-label="${label}: ${name}">${label}</button>`;
  return html`<div class="verbs">
    ${
      canary
        ? html`<form method="post" action="change">
            ${named}
            <label>Percent <input name="percent" type="number" min="1" max="99" value="${canary.percent}" /></label>
            ${reason}
            ${button('step', 'Set percentage')} ${button('promote', 'Promote')}
            ${button('withdraw', 'Withdraw')}
          </form>`
        : ''
    }
    ${
      earlier.length > 0
        ? html`<form method="post" action="change">
            ${named}
            <label>Version <select name="version">${earlier.map(
              (version) => html`<option>${version}</option>`,
            )}</select></label>
            ${button('rollback', 'Roll back')}
          </form>`
        : ''
    }
    <form method="post" action="change">
      ${named}
      <label>Type ${name} <input name="confirm" autocomplete="off" /></label>
      ${button('retire', 'Retire')}
    </form>
  </div>`;
}
