import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';

test.use({ html: 'bare' });

const VISITS = 50;

/** The growth that fifty visits to a page may cause. */
const BOUND = { listeners: 10, nodes: 150, megabytes: 2 };

const pages = {
  'mf-storefront': '/services',
  'mf-booking': '/booking',
  'mf-diagnostics': '/diagnostics',
  'mf-admin': '/admin/login',
};

/** Counts the timers that repeat and are never stopped. */
const countTimers = () => {
  const running = new Set<unknown>();
  const { setInterval: start, clearInterval: stop } = window;
  Object.assign(window, {
    running,
    setInterval: (...args: Parameters<typeof start>) => {
      const id = start(...args);
      running.add(id);
      return id;
    },
    clearInterval: (id: Parameters<typeof stop>[0]) => {
      running.delete(id);
      stop(id);
    },
  });
};

/** Disables prefetching in idle time, which would be counted in some runs and not in others. */
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** Navigates as a click on a link does, without a link. */
async function navigateTo(page: Page, path: string, heading: RegExp | string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function measure(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    listeners: read('JSEventListeners'),
    nodes: read('Nodes'),
    megabytes: read('JSHeapUsedSize') / 1e6,
    timers: await page.evaluate(() => (Reflect.get(window, 'running') as Set<unknown>).size),
  };
}

for (const [remote, path] of Object.entries(pages)) {
  const title = `fifty visits to ${remote} leak no nodes, listeners, timers or memory`;
  test(title, { tag: '@prove' }, async ({ page }) => {
    test.slow();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.addInitScript(countTimers);
    await page.addInitScript(saveData);
    const nowhere = 'We couldn’t find that page';
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const visit = async (times: number) => {
      for (let n = 0; n < times; n += 1) {
        await navigateTo(page, path, /^(?!We couldn’t)/);
        await navigateTo(page, '/nowhere', nowhere);
      }
    };
    // Code, translations and caches of the first visits stay by design, as does the reporting code.
    await visit(5);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const first = await measure(page, session);
    await visit(VISITS);
    // A busy browser may not have collected all garbage yet. A leak remains.
    await expect(async () => {
      const later = await measure(page, session);
      expect(later.timers).toBeLessThanOrEqual(first.timers);
      for (const what of ['listeners', 'nodes', 'megabytes'] as const) {
        expect(later[what] - first[what], what).toBeLessThanOrEqual(BOUND[what]);
      }
    }).toPass({ timeout: timeLimit(30_000) });
  });
}
