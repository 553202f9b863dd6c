/** The shell dispatches it on the window right before React takes over the page. */
export const MOUNT = 'mount';

/**
 * For a page that loaded without the shell, which could not be started afterwards: the page works as before, and
 * links that need the shell lead to their documents.
 */
export function stayWithoutShell() {
  if (!window.earlyPresses?.withoutShell) return;
  window.earlyPresses.language = 0;
  for (const control of document.querySelectorAll('[data-loads]')) {
    control.removeAttribute('data-loads');
    control.removeAttribute('aria-busy');
  }
  document.querySelector('[data-load-failed]')?.removeAttribute('hidden');
}
