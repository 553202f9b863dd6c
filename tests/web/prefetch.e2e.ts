import { holdRequests } from '../support/holdRequests';
import { expectHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';

test.use({ html: 'composed', shop: 'public pages' });

test('all code of a page is requested together once the shell has arrived, each file once', async ({
  page,
}) => {
  const requested: string[] = [];
  const code = /\/mf-booking\/.*\.js$/;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (code.test(pathname)) requested.push(pathname);
  });
  const shell = await holdRequests(page, /\/shell\/.*\.js$/);
  const remote = await holdRequests(page, code);
  await page.goto('/booking', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const hints = await page
    .locator('#after-shell')
    .evaluate((list): string[] =>
      JSON.parse(list.textContent ?? '[]').map(({ href }: { href: string }) => href),
    );
  expect(hints.length).toBeGreaterThan(2);
  // With the federation runtime, which starts while the libraries arrive.
  await expect(page.locator('script[defer]').first()).toHaveAttribute('src', /\/index\./);
  expect(requested).toEqual([]);
  shell.release();
  await expect.poll(() => requested.toSorted()).toEqual(hints.toSorted());
  remote.release();
  await expectHydrated(page);
  expect(requested.toSorted()).toEqual(hints.toSorted());
});

test('nothing is prefetched for a visitor with data saving turned on', { tag: '@prove' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expectHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Book an appointment' }).first().hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requested.filter((path) => path.startsWith('/mf-booking/'))).toEqual([]);
});

test('the code of a page is fetched once, when a visitor points at its link', async ({ page }) => {
  const code: string[] = [];
  const data: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) code.push(pathname);
    if (pathname.startsWith('/rest/')) data.push(pathname);
  });
  /** The pages whose code was requested, one entry per request. */
  const pages = () =>
    code.flatMap((path) => /__federation_expose_(\w+)\.js$/.exec(path)?.[1] ?? []);

  await page.goto('/about');
  await expectHydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const link = (name: string) => menu.getByRole('link', { name });
  // A link that is not hydrated prefetches nothing.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link('Book Now').hover();
    await expect.poll(pages, { timeout: 1000 }).toEqual(['about', 'booking']);
  }).toPass({ timeout: timeLimit(20_000) });
  await link('Contact').focus();
  await expect.poll(pages).toEqual(['about', 'booking', 'contact']);
  await link('Gallery').dispatchEvent('touchstart');
  await expect.poll(pages).toEqual(['about', 'booking', 'contact', 'gallery']);
  // Neither a second hover nor the navigation fetches the code again.
  await link('Book Now').focus();
  for (const [name, title] of [
    ['Contact', 'Talk to us'],
    ['Book Now', 'Book your appointment'],
  ] as const) {
    await link(name).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  // Neither a prefetch nor the opened page sends a request to the backend.
  expect(data).toEqual([]);
  expect(code.filter((path, at) => code.indexOf(path) !== at)).toEqual([]);
});
