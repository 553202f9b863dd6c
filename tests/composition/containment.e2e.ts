import type { Page } from '@playwright/test';
import { type Behaviour, RemoteHost } from '../support/remoteHost';
import { expect, test } from '../support/test';
import { pagesOfOtherRemotes } from './support/pagesOfOtherRemotes';

/** Each remote, one page of it, and the title that shows that the page is there. */
const pages = {
  'mf-storefront': { path: '/contact', title: /^Contact/ },
  'mf-booking': { path: '/booking', title: /^Book/ },
  'mf-diagnostics': { path: '/diagnostics', title: /^Car symptom checker/ },
  'mf-admin': { path: '/admin/login', title: /^Admin/ },
} as const;
type Remote = keyof typeof pages;
const remotes = Object.keys(pages) as Remote[];

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: '(770) 555-0123' });

async function expectShown(page: Page, remote: Remote) {
  await expect(page).toHaveTitle(pages[remote].title);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function expectLayout(page: Page) {
  const isStaff = new URL(page.url()).pathname.startsWith('/admin');
  const name = isStaff ? 'Public site' : /, (home|inicio)$/;
  await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible({ visible: !isStaff });
}

// The browser itself reports a refused request as an error, and so does the shell: both belong here.
test.use({ shop: 'containment', expectedErrors: [/./] });

/** `npm test` stops one remote of visitors and that of staff, `npm run prove` the others. */
const sampled: Remote[] = ['mf-storefront'];

for (const remote of remotes) {
  const details = sampled.includes(remote) ? {} : { tag: '@prove' };
  test(
    `the shell and all other remotes work while ${remote} is down, and a retry loads it`,
    details,
    async ({ page, site }) => {
      const host = await RemoteHost.move(site, remote);
      try {
        await page.goto(pages[remote].path);
        await expectLayout(page);
        await expect(failure(page)).toBeVisible();

        for (const other of remotes.filter((name) => name !== remote)) {
          await page.goto(pages[other].path);
          await expectShown(page, other);
        }

        await page.goto(pages[remote].path);
        await page.evaluate(() => Object.assign(window, { notReloaded: true }));
        await expect(failure(page)).toBeVisible();
        await host.start();
        await failure(page).getByRole('button', { name: 'Try again' }).click();
        await expectShown(page, remote);
        expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
      } finally {
        await host.restore();
      }
    },
  );
}

const slips: Behaviour[] = ['missing', 'garbage', 'html', 'throws', 'chunks missing', 'slow'];
/** `npm run prove` has the others. */
const sampledSlip: Behaviour = 'throws';

for (const behaviour of slips) {
  const details = behaviour === sampledSlip ? {} : { tag: '@prove' };
  test(
    `a remote with a faulty server (${behaviour}) shows an error in Spanish, and a retry loads it`,
    details,
    async ({ page, site }) => {
      const host = await RemoteHost.move(site, 'mf-booking');
      host.behaviour = behaviour;
      await host.start();
      try {
        await page.goto('/booking?lang=es');
        await expect(failure(page)).toContainText('no está disponible por el momento');
        await expectLayout(page);
        host.behaviour = 'up';
        await failure(page).getByRole('button', { name: 'Intentar de nuevo' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(failure(page)).toBeHidden();
      } finally {
        await host.restore();
      }
    },
  );
}

test('a page works without the widget of a remote that is down', async ({ page, site }) => {
  const host = await RemoteHost.move(site, 'mf-diagnostics');
  try {
    await page.goto('/');
    await expect(failure(page)).toContainText('This tool didn’t load');
    await expect(page.getByRole('button', { name: 'SEE ALL MAKES' })).toBeVisible();
    await host.start();
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Get Diagnostic Results' })).toBeVisible();
  } finally {
    await host.restore();
  }
});

// Pages that come as HTML, which `npm test` visits: slowServer.e2e.ts.
const withoutHtml =
  'pages without HTML of other remotes are shown before a slow server has answered';

test(withoutHtml, { tag: '@prove' }, async ({ page, site }) => {
  test.slow();
  const addresses = pagesOfOtherRemotes(site, 'mf-diagnostics');
  const host = await RemoteHost.move(site, 'mf-diagnostics');
  host.behaviour = 'held';
  await host.start();
  try {
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(failure(page), address).toBeHidden();
      await expectLayout(page);
    }
    // The home page has a widget of the slow remote, and is shown before the widget.
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'SEE ALL MAKES' }).click();
    await expect(page.getByRole('button', { name: 'SHOW LESS' })).toBeVisible();
    await expect.poll(() => host.held.length).toBeGreaterThan(0);
    expect(host.answered).toBe(0);

    host.letGo();
    await page.goto(pages['mf-diagnostics'].path);
    await expectShown(page, 'mf-diagnostics');
    expect(host.answered).toBeGreaterThan(0);
  } finally {
    await host.restore();
  }
});
