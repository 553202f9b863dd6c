import type { EarlyPresses } from '@shop/shared-site/earlyPresses';

/** Milliseconds after which a press counts as failed. */
const TIMEOUT = 8_000;

/** Parameters that need the shell at once: staff edit the page, teams use their tools, a link requests a language. */
const needsShell = /[?&](edit|inspect|lang|remote)\b/;

const waitingScripts = () => document.querySelectorAll<HTMLScriptElement>('script[type=press]');
/** In place of `press`, while the browser fetches the script: a further press must not run it twice. */
const LOADING = 'loading';

const showFailure = (isShown: boolean) =>
  document.querySelector('[data-load-failed]')?.toggleAttribute('hidden', !isShown);

/**
 * Loads the shell when a control is used that needs it, which has the attribute `data-loads`, when a picture fails,
 * and when the event `hydrate` is dispatched on the window. The shell then does what was pressed.
 * @returns a signal that is aborted once the shell is loaded
 */
export function loadShellAtPress() {
  const withoutShell = new AbortController();
  const { signal } = withoutShell;
  const early = window.earlyPresses as EarlyPresses;

  function fail(pressed: Element | undefined) {
    if (!pressed) return;
    pressed.removeAttribute('aria-busy');
    // Otherwise the next link would lead to its page in the language that was pressed.
    early.language = 0;
    showFailure(true);
  }

  function load(pressed?: Element) {
    showFailure(false);
    pressed?.setAttribute('aria-busy', 'true');
    setTimeout(() => pressed?.hasAttribute('aria-busy') && fail(pressed), TIMEOUT);
    for (const hint of document.querySelectorAll<HTMLLinkElement>('link[rel=press]')) {
      hint.rel = 'preload';
    }
    // In their order; after a failure only those that failed.
    for (const waiting of waitingScripts()) {
      const script = document.createElement('script');
      script.src = waiting.src;
      script.integrity = waiting.integrity;
      script.async = false;
      waiting.type = LOADING;
      script.onerror = () => {
        waiting.type = 'press';
        fail(pressed);
      };
      script.onload = () => {
        waiting.remove();
        if (!document.querySelector(`script:is([type=press],[type=${LOADING}])`))
          withoutShell.abort();
      };
      document.head.append(script);
    }
  }

  const controlOf = ({ target }: Event) => (target as Element).closest('[data-loads]');

  const onPress = (event: MouseEvent) => {
    const pressed = controlOf(event);
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (pressed.matches('a')) event.preventDefault();
    load(pressed);
  };
  const onFocus = (event: Event) => {
    if (controlOf(event)?.matches('input, select, textarea')) load();
  };
  const options = { signal, capture: true };
  addEventListener('click', onPress, options);
  addEventListener('focusin', onFocus, options);
  addEventListener('hydrate', () => load(), options);
  // Earlier entries of the history may belong to this document, which a reload of the browser has replaced.
  const { pathname } = location;
  addEventListener('popstate', () => location.pathname !== pathname && location.reload(), options);

  // React's pages replace a picture that fails.
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && load(), options);
  const isBroken = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
    complete && !naturalWidth && currentSrc;
  const [pressed] = early;
  if (pressed || [...document.images].some(isBroken) || needsShell.test(location.search))
    load(pressed);
  return signal;
}
