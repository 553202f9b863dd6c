import type { Page, Request } from '@playwright/test';
import { expect } from '../../support/test';

/** The text that a visitor can read at one moment. */
interface Reading {
  main: string;
  headings: number;
  alerts: number;
  loading: boolean;
}

interface Watch {
  /** Different readings in order, as JSON. */
  readings: string[];
  /** Sum of all layout shifts. */
  shift: number;
  /** What a visitor can read in the page itself. */
  textOf: (place: Document) => string;
  /** Adds what can be read now, after the browser has shown it. */
  read: () => Promise<void>;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** Runs in the page before its own scripts. */
function startWatch() {
  const texts = /Loading the page|Cargando la página/;
  // Composed HTML cannot know whether the shop is open, nor the next free time: their lines are filled in later.
  const ignored = 'script, style, noscript, [data-today]';
  const textOf = (place: Document) => {
    const main = place.querySelector('main');
    if (!main) return '';
    const texts = place.createNodeIterator(main, NodeFilter.SHOW_TEXT);
    let text = '';
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.closest(ignored)) text += node.nodeValue;
    }
    return text;
  };
  const reading = (): Reading => {
    const main = document.querySelector('main');
    return {
      main: textOf(document),
      headings: document.querySelectorAll('h1').length,
      alerts: main?.querySelectorAll('[role="alert"]').length ?? 0,
      loading: texts.test(document.body.textContent ?? ''),
    };
  };
  const add = () => {
    // An element that is not parsed yet is not missing.
    if (document.readyState === 'loading') return;
    const now = JSON.stringify(reading());
    if (watch.readings.at(-1) !== now) watch.readings.push(now);
  };
  // Stored before the controlled clock replaces it, since the browser paints in real time.
  const nextFrame = window.requestAnimationFrame.bind(window);
  const watch: Watch = {
    textOf,
    readings: [],
    shift: 0,
    read: () =>
      new Promise((resolve) => {
        nextFrame(() => {
          add();
          resolve();
        });
      }),
  };
  window.watch = watch;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watch.shift += Reflect.get(entry, 'value');
  }).observe({ type: 'layout-shift', buffered: true });
  const everything = { childList: true, subtree: true, characterData: true };
  new MutationObserver(add).observe(document, everything);
}

const STEP = 1_000;

/** Opens pages on a controlled clock, and reads them after every change and every step of the clock. */
export class PageWatch {
  readonly #pending = new Set<Request>();
  #expected: Reading = { main: '', headings: 1, alerts: 0, loading: false };

  private constructor(
    private readonly page: Page,
    /** Requests that are never answered. */
    private readonly hangs: (url: URL) => boolean,
  ) {
    page.on('request', (request) => {
      if (!this.hangs(new URL(request.url()))) this.#pending.add(request);
    });
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  static async start(page: Page, hangs: (url: URL) => boolean = () => false): Promise<PageWatch> {
    await page.context().addInitScript(startWatch);
    // A heading whose font comes late, as on a busy machine, moves a little, and that is not watched here.
    await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
    const now = Date.now();
    await page.clock.install({ time: now });
    // The clock runs until this call arrives, which takes seconds on a busy machine.
    await page.clock.pauseAt(now + 60_000);
    return new PageWatch(page, hangs);
  }

  /** Opens a page and records the text of its HTML, which has to stay on the screen. */
  async open(address: string) {
    this.#pending.clear();
    const response = await this.page.goto(address, { waitUntil: 'domcontentloaded' });
    const html = (await response?.text()) ?? '';
    const main = await this.page.evaluate(
      (text) => window.watch.textOf(new DOMParser().parseFromString(text, 'text/html')),
      html,
    );
    expect(main.length).toBeGreaterThan(100);
    this.#expected = { ...this.#expected, main };
    await this.expectUnchanged();
  }

  /**
   * Advances the clock of the page and lets the network respond between the steps.
   * @param afterStep expectation after each second; by default that nothing has changed
   */
  async passTime(milliseconds: number, afterStep = () => this.expectUnchanged()) {
    for (let passed = 0; passed < milliseconds; passed += STEP) {
      await this.page.clock.runFor(STEP);
      await afterStep();
    }
  }

  /** The HTML has been on the screen at every moment, and nothing on it has moved. */
  async expectUnchanged() {
    const { readings, shift } = await this.#read();
    expect(readings).toEqual([this.#expected]);
    expect(shift).toBe(0);
  }

  /** The text of the HTML is on the screen now, even if it was missing for a moment. */
  async expectSameInTheEnd() {
    await expect.poll(async () => (await this.#read()).readings.at(-1)).toEqual(this.#expected);
  }

  async #read() {
    await expect.poll(() => this.#pending.size, { intervals: [10] }).toBe(0);
    const { readings, shift } = await this.page.evaluate(async () => {
      await window.watch.read();
      return window.watch;
    });
    return { readings: readings.map((reading) => JSON.parse(reading) as Reading), shift };
  }
}
