import type { EarlyPresses } from '@shop/shared-site/earlyPresses';
import { savesData } from '../prefetch/savesData';
import { MOUNT } from './stayWithoutShell';

/** Milliseconds after which a press counts as failed. */
const TIMEOUT = 8_000;

/**
 * Addresses that need the shell at once: a query says what the page shows, or who uses it, which composed HTML does not
 * know; and a mail filter has encoded the `#`, so that the path is unknown until the shell decodes it.
 */
const needsShell = /%(25)*23|\?/;

/** An element of the head, as the page's HTML lists them under `#press`: preloads, and the shell's scripts in their order. */
type WaitingElement = ['link' | 'script', { href?: string; src?: string }];

const hideFailure = (isHidden: boolean) =>
  document.querySelector('[data-load-failed]')?.toggleAttribute('hidden', isHidden);

/**
 * Loads the shell when a control is used that needs it, which has the attribute `data-loads`, when a film is seen that
 * starts by itself, when a picture fails, and when the event `hydrate` is dispatched on the window. The shell then does
 * what was pressed.
 * @returns a signal that is aborted when the shell takes over, and what to do once the page is idle
 */
export function loadShellAtPress() {
  const withoutShell = new AbortController();
  const { signal } = withoutShell;
  const early = window.earlyPresses as EarlyPresses;
  early.withoutShell = true;
  const waiting: WaitingElement[] = JSON.parse(
    document.getElementById('press')?.textContent as string,
  );

  function fail(pressed: Element | undefined) {
    if (!pressed) return;
    pressed.removeAttribute('aria-busy');
    // Otherwise the next link would lead to its page in the language that was pressed.
    early.language = 0;
    hideFailure(false);
  }

  function load(pressed?: Element) {
    hideFailure(true);
    pressed?.setAttribute('aria-busy', 'true');
    setTimeout(() => pressed?.hasAttribute('aria-busy') && fail(pressed), TIMEOUT);
    // A further press must not run them twice; after a failure it loads those that failed.
    for (const element of waiting.splice(0)) {
      const [name, properties] = element;
      // A preload that fails is no loss: its script is requested again.
      const onerror =
        name === 'script' &&
        (() => {
          waiting.push(element);
          fail(pressed);
        });
      document.head.append(Object.assign(document.createElement(name), properties, { onerror }));
    }
  }

  const controlOf = (event: Event) =>
    (event.target as Element).closest<HTMLElement>('[data-loads]');

  const onPress = (event: MouseEvent) => {
    const pressed = controlOf(event);
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A button would submit its form without scripts.
    if (pressed.matches('a,button')) event.preventDefault();
    // Of fields, whose focus loads the shell, only the press of a radio or a box is repeated.
    load(pressed.matches('a') || early.has(pressed) ? pressed : undefined);
  };
  const onFocus = (event: Event) => {
    if (controlOf(event)?.matches(':not(a, button)')) load();
  };
  const options = { signal, capture: true };
  addEventListener('click', onPress, options);
  addEventListener('focusin', onFocus, options);
  // A form that is filled in by voice, or by the browser, changes without the focus.
  addEventListener('change', onFocus, options);
  addEventListener('hydrate', () => load(), options);
  addEventListener(MOUNT, () => withoutShell.abort(), options);
  // Earlier entries of the history may belong to this document, which a reload of the browser has replaced.
  const { pathname } = location;
  addEventListener('popstate', () => location.pathname !== pathname && location.reload(), options);

  // React's pages replace a picture that fails.
  addEventListener(
    'error',
    (event) => 'naturalWidth' in (event.target as object) && load(),
    options,
  );
  const isBroken = (image: HTMLImageElement) =>
    image.complete && !image.naturalWidth && image.currentSrc;
  const pressed = [...early].find((element) => element.matches('[data-loads]'));
  const focused = document.querySelector('[data-loads]:focus');
  if (
    pressed ||
    focused ||
    [...document.images].some(isBroken) ||
    needsShell.test(location.href) ||
    // What was chosen in this entry of the history is shown again.
    history.state?.hydrates
  )
    load(pressed);

  /** Where the page itself has such a control, what a press needs is stored, and nothing of it is executed. */
  function whenIdle() {
    if (savesData() || !document.querySelector('main [data-loads]')) return;
    const film = document.querySelector('[data-loads-seen]');
    if (film)
      new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && load()).observe(film);
    for (const [, { src, href = src }] of waiting)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', href }),
      );
  }
  return { signal, whenIdle };
}
