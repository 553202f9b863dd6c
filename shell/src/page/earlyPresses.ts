import type { EarlyPresses } from '@shop/shared-site/earlyPresses';

declare global {
  interface Window {
    /** Set by a script in composed HTML: what was pressed and is not handled yet. */
    earlyPresses?: EarlyPresses;
  }
}

/** What was chosen before the hydration, which sets a field back to what the HTML has. */
const choices = new WeakMap<Element, string>();

/**
 * From now on React hydrates a part that is pressed, where it has the code, and stops events before this listener.
 */
export function watchHandledPresses(root: HTMLElement) {
  for (const select of root.querySelectorAll<HTMLSelectElement>('select[data-loads]'))
    if (!select.selectedOptions[0]?.defaultSelected) choices.set(select, select.value);
  const note = ({ target }: Event) =>
    target instanceof HTMLSelectElement && choices.set(target, target.value);
  // Before React's listener, which may hydrate the part.
  window.addEventListener('change', note, { capture: true });
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const pressed = target.closest<HTMLElement>('button, [type=radio], [type=checkbox]');
    if (pressed) window.earlyPresses?.delete(pressed);
  });
}

function press(element: HTMLElement) {
  // An earlier press may have replaced it, as a choice that leads to the next step does.
  if (!element.isConnected) return;
  element.removeAttribute('aria-busy');
  // The browser has changed it already, and another click must change it to the same.
  if (element instanceof HTMLInputElement)
    element.checked = element.type === 'checkbox' && element.defaultChecked;
  element.click();
}

/** Says what was chosen in a part of the page before its hydration, of which React has heard nothing. */
function replayChoices(part: Element) {
  for (const select of part.querySelectorAll('select')) {
    const chosen = choices.get(select);
    if (chosen === undefined) continue;
    choices.delete(select);
    select.value = chosen;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * Repeats the presses on a part of the page from before its hydration. On a page that loaded without the shell the
 * browser has done what other buttons do.
 */
export function replayPresses(part: Element) {
  replayChoices(part);
  const withoutShell = window.earlyPresses?.withoutShell;
  for (const pressed of window.earlyPresses ?? []) {
    if (pressed.closest('[data-remote]') !== part) continue;
    window.earlyPresses?.delete(pressed);
    if (withoutShell && !pressed.matches('[data-loads]')) continue;
    // Each in a task of its own: React renders between them.
    setTimeout(press, 0, pressed);
  }
}

/** Forgets what was pressed: the visitor knows by now that it had no effect. */
export const forgetPresses = () => window.earlyPresses?.clear();

export function stopRecordingPresses() {
  const record = window.earlyPresses?.record;
  if (record) window.removeEventListener('click', record, { capture: true });
}
