import type { Locator, Page } from '@playwright/test';
import { PAUSE_MS } from '../../../shared-ui/src/actions/useSinglePress';

/** What a press has caused. */
export interface Effect {
  /** Changes in the task of the press itself. */
  inTask: string[];
  /** Changes until the page was quiet again: what is seen, and what is announced. */
  seen: string[];
  announced: string[];
  /** Why it could not be pressed. */
  problem?: string;
}

interface Recorded {
  /** All that is seen: texts, states and values, the focus, the address and how far is scrolled. */
  shown: string;
  /** Name and states of the pressed control; empty once it is gone. */
  own: string;
  /** What has the focus, unless it is what was pressed. */
  focus: string;
  inTask: string[];
  /** Texts of live regions. */
  live: string[];
  /** What happens outside of the page: printing, the clipboard. */
  left: string[];
}

declare global {
  interface Window {
    startPress?: (pressed: Element | null) => Recorded;
    readPress?: (pressed: Element | null) => Recorded;
  }
}

/** Runs in each document, before its scripts. */
function watchPresses() {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const ATTRIBUTES = [
    ...['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-current'],
    ...['aria-busy', 'aria-invalid', 'aria-disabled', 'aria-sort', 'aria-label', 'open', 'src'],
    ...['aria-valuenow', 'disabled', 'paused', 'transform'],
  ];
  const own = (element: Element) =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim())
      .join('');
  const stateOf = (element: Element) => {
    const states = ATTRIBUTES.filter((name) => element.hasAttribute(name));
    const input = element as HTMLInputElement;
    const values = 'value' in input ? [input.value, String(input.checked)] : [];
    const paused = element instanceof HTMLMediaElement ? [String(element.paused)] : [];
    const attributes = states.map((name) => `${name}=${element.getAttribute(name)}`);
    return [element.tagName, own(element), ...attributes, ...values, ...paused].join(' ');
  };
  // Screen readers announce a new name and state of what has the focus; those of a summary are its parent's.
  const ownState = (pressed: Element) => {
    const summary = pressed.closest('summary')?.parentElement;
    return [stateOf(pressed), pressed.textContent, summary && stateOf(summary)].join(' ');
  };
  const focusOf = (pressed: Element | null) => {
    const focus = document.activeElement;
    return focus && focus !== document.body && focus !== pressed ? stateOf(focus) : '';
  };
  const readShown = (pressed: Element | null) => {
    const all = [...document.body.querySelectorAll('*')].filter(isShown).map(stateOf);
    const name = focusOf(pressed);
    const scrolled = [...document.querySelectorAll('*')]
      .filter(({ scrollTop, scrollLeft }) => scrollTop + scrollLeft > 0)
      .map(({ tagName, scrollTop, scrollLeft }) => `${tagName} ${scrollTop} ${scrollLeft}`);
    return [location.href, document.title, name, ...scrolled, ...all].join('\n');
  };

  const recorder = { inTask: [] as string[], live: [] as string[], left: [] as string[] };
  window.readPress = (pressed) => ({
    shown: readShown(pressed),
    own: pressed?.isConnected ? ownState(pressed) : '',
    focus: focusOf(pressed),
    ...recorder,
  });
  window.startPress = (pressed) => {
    Object.assign(recorder, { inTask: [], live: [], left: [] });
    return window.readPress?.(pressed) as Recorded;
  };
  window.print = () => void recorder.left.push('print');
  const watch = (target: object, name: string) => {
    const original: unknown = Reflect.get(target, name);
    if (typeof original !== 'function') return;
    Reflect.set(target, name, function (this: unknown, ...args: unknown[]) {
      recorder.left.push(name);
      return Reflect.apply(original, this, args);
    });
  };
  watch(window, 'open');
  watch(navigator, 'share');
  watch(Clipboard.prototype, 'writeText');
  watch(HTMLInputElement.prototype, 'showPicker');
  watch(Element.prototype, 'requestFullscreen');

  const live = '[role=status], [role=alert], [role=log], [aria-live], output';
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const regions = [element?.closest(live), ...addedNodes].map((node) => {
        if (!(node instanceof Element)) return undefined;
        return node.closest(live) ?? node.querySelector(live);
      });
      for (const region of regions) {
        if (region?.textContent?.trim()) recorder.live.push(region.textContent.trim());
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });

  addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target : null;
      const before = readShown(pressed);
      // What the browser does by itself: it follows a link, unfolds, checks, or opens its dialog for files.
      const isNative = pressed?.closest('a[href], summary, input, label') !== null;
      if (pressed instanceof HTMLInputElement && pressed.type === 'file')
        recorder.left.push('files');
      const channel = new MessageChannel();
      // The next task: what the press has set by then, it has set itself.
      channel.port1.onmessage = () => {
        if (readShown(pressed) !== before) recorder.inTask.push('changed');
        if (isNative && !event.defaultPrevented) recorder.inTask.push('native');
        recorder.inTask.push(...recorder.left);
      };
      channel.port2.postMessage('');
    },
    { capture: true },
  );
}

const FRAMES = 12;

/** Resolves once nothing changes for some frames, and nothing is busy. */
function untilQuiet(frames: number) {
  return new Promise<void>((resolve) => {
    let quiet = 0;
    let left = 180;
    const observer = new MutationObserver(() => {
      quiet = 0;
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    const look = () => {
      quiet += 1;
      left -= 1;
      const isBusy = [...document.querySelectorAll('[aria-busy=true]')].some((element) =>
        element.checkVisibility(),
      );
      if ((quiet < frames || isBusy) && left > 0) return void requestAnimationFrame(look);
      observer.disconnect();
      resolve();
    };
    requestAnimationFrame(look);
  });
}

/** Observes the presses of one page. */
export class Presses {
  readonly #left: string[] = [];
  readonly #pending = new Set<object>();

  private constructor(private readonly page: Page) {
    page.on('download', () => this.#left.push('download'));
    page.on('popup', (popup) => {
      this.#left.push('popup');
      void popup.close();
    });
    page.on('filechooser', () => this.#left.push('file chooser'));
    const toBackend = /\/(rest|auth|storage)\/v1\//;
    page.on('request', (request) => {
      if (toBackend.test(request.url())) this.#pending.add(request);
    });
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  static async of(page: Page) {
    await page.addInitScript(watchPresses);
    return new Presses(page);
  }

  /** Resolves once the page is quiet and no request to the backend is without an answer. */
  async settle() {
    for (let turn = 0; turn < 20; turn += 1) {
      await this.page.waitForLoadState('load');
      const isQuiet = await this.page.evaluate(untilQuiet, FRAMES).then(
        () => true,
        // A press may load another document.
        () => false,
      );
      if (isQuiet && this.#pending.size === 0) return;
    }
  }

  /** Resolves once no button waits any more after a press (useSinglePress). */
  async endPauses() {
    await this.page.evaluate(
      (pause) =>
        new Promise<void>((resolve) => {
          const began = performance.now();
          const look = () =>
            performance.now() - began > pause ? resolve() : void requestAnimationFrame(look);
          look();
        }),
      PAUSE_MS + 50,
    );
  }

  /** Presses a control, and resolves with what that has caused. */
  async press(control: Locator): Promise<Effect> {
    const { page } = this;
    this.#left.length = 0;
    await control.scrollIntoViewIfNeeded();
    // A link that skips something is there for whoever has come to it by key.
    await control.focus();
    const element = await control.elementHandle();
    const before = await page.evaluate((pressed) => window.startPress?.(pressed), element);
    const url = page.url();
    // A busy machine may open a tab after the page is quiet.
    const opensTab = await control.evaluate((pressed) => pressed.matches('a[target=_blank]'));
    const tab = opensTab ? page.waitForEvent('popup') : undefined;
    await Promise.all([tab, control.click()]);
    await this.settle();
    const after = await page
      .evaluate((pressed) => window.readPress?.(pressed), element)
      .catch(() => undefined);
    const isElsewhere = page.url() !== url;
    // A document that was left has no answers any more: its navigation is the effect.
    if (!after || !before)
      return { inTask: ['document'], seen: ['document'], announced: ['document'] };
    const seen = [...this.#left, ...after.left];
    if (isElsewhere) seen.push('address');
    if (after.shown !== before.shown) seen.push(firstDifference(before.shown, after.shown));
    const announced = [
      ...this.#left,
      ...after.left,
      ...after.live.map((text) => text.slice(0, 60)),
    ];
    if (isElsewhere) announced.push('address');
    if (after.focus && after.focus !== before.focus) announced.push(`focus ${after.focus}`);
    if (after.own && after.own !== before.own) announced.push(`itself ${after.own}`);
    return { inTask: after.inTask, seen, announced };
  }
}

function firstDifference(before: string, after: string) {
  const lines = new Set(before.split('\n'));
  const added = after.split('\n').filter((line) => !lines.has(line));
  return `changed: ${added.slice(0, 3).join(' | ').slice(0, 160) || 'removed'}`;
}
