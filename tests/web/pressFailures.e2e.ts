import { holdRequests } from '../support/holdRequests';
import { languageLink } from '../support/languageLink';
import { expect, test } from '../support/test';
import { menuLink, openState, phone, shellScripts } from './support/quietPages';

test.use({ html: 'composed', shop: 'pages at the first press' });

test('a press that takes long is answered, and a second one loads nothing twice', async ({
  page,
}) => {
  await page.clock.install();
  const { release } = await holdRequests(page, shellScripts);
  await page.goto('/about');
  const link = languageLink(page, 'Español');
  await link.click();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('alert')).toHaveText(/^This didn’t load/);
  await link.click();
  const sources = await page
    .locator('script[src]:not([type])')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));
  expect(sources.length).toBeGreaterThan(1);
  expect(new Set(sources).size).toBe(sources.length);
  release();
  await page.clock.resume();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the sentence for a failure goes when the shell arrives after all', async ({ page }) => {
  await page.clock.install();
  const { release } = await holdRequests(page, shellScripts);
  await page.goto('/about');
  const link = languageLink(page, 'Español');
  await link.click();
  await page.clock.runFor(10_000);
  const failure = page.getByRole('alert');
  await expect(failure).toBeVisible();
  release();
  await page.clock.resume();
  await expect(failure).toBeHidden();
  await link.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('of two presses on languages while the shell is loading, the last one counts', async ({
  page,
}) => {
  const { release } = await holdRequests(page, shellScripts);
  await page.goto('/about');
  for (const name of ['English', 'Español', 'English', 'Español'] as const)
    await languageLink(page, name).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('banner').locator('[aria-busy]')).toHaveCount(0);
});

test.describe('translated by the browser', () => {
  test.use({ expectedErrors: [/hydration/] });

  test('a page switches its language at the first press', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    });
    await languageLink(page, 'Español').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(languageLink(page, 'Español')).toBeFocused();
    await expect(page.locator('[aria-busy], [data-load-failed]')).toHaveCount(0);
  });
});

test.describe('where the shell cannot be started', () => {
  test.use({ expectedErrors: [/500|chunk/i] });

  test('a page works on without it, and the language link leads to its document', async ({
    page,
  }) => {
    await page.route(/\/shell\/.*\/async\//, (route) => route.fulfill({ status: 500 }));
    await page.setViewportSize(phone);
    await page.goto('/about');
    await expect(openState(page)).toHaveText(/^(Open|Closed)/);
    await languageLink(page, 'Español').click();
    await expect(page.getByRole('alert')).toHaveText(/^This didn’t load/);
    await expect(openState(page)).toHaveText(/^(Open|Closed)/);
    await languageLink(page, 'Español').click();
    await expect(page).toHaveURL('/es/about');
  });
});

test.describe('on a host that decodes no `%23`', () => {
  test.use({ expectedErrors: [/cancel%23/] });

  test('a mailed link whose `#` was encoded leads to its page', async ({ page }) => {
    await page.route(/cancel%23/, async (route) => {
      await route.fulfill({
        response: await route.fetch({ url: new URL('/nowhere', page.url()).href }),
      });
    });
    await page.goto('/about');
    await page.goto(`/booking/cancel%23${'0'.repeat(32)}`);
    await expect(
      page.getByRole('heading', { name: 'We can’t find this appointment' }),
    ).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_|Failed to load/] });

  test('a press is answered with a sentence, and again once there is one', async ({ page }) => {
    await page.goto('/about');
    await page.route(shellScripts, (route) => route.abort('internetdisconnected'));
    const failure = page.getByRole('alert');
    await expect(failure).toBeHidden();
    await languageLink(page, 'Español').click();
    await expect(failure).toHaveText(/^This didn’t load\. Press again/);
    await expect(languageLink(page, 'Español')).not.toHaveAttribute('aria-busy');
    await expect(menuLink(page, 'Contact')).toHaveAttribute('href', '/contact');

    await page.unrouteAll();
    await languageLink(page, 'Español').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(failure).toBeHidden();
    await page.goto('/about');
    await page.route(shellScripts, (route) => route.abort('internetdisconnected'));
    await languageLink(page, 'Español').click();
    await expect(failure).toBeVisible();
    await menuLink(page, 'Contact').click();
    await expect(page).toHaveURL('/contact');
  });
});
