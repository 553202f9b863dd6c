import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { holdRequests } from '../support/holdRequests';
import { expectElementHydrated, expectHydrated } from '../support/hydrated';
import { languageLink } from '../support/languageLink';
import { product } from '../support/products';
import type { RunningSite } from '../support/runningSite';
import { setText } from '../support/setText';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

// These tests need composed pages.
test.use({ shop: 'hydration', html: 'composed' });

const scripts = /\.js(\?|$)/;
const remotes = /\/mf-[\w-]+\/.*\.js(\?|$)/;
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

// React reports a page that differs from its HTML on the console, and that fails a test.

for (const [state, files] of [
  ['before any script is there', scripts],
  ['while only the layout is hydrated', remotes],
] as const) {
  const details = state.startsWith('while') ? { tag: '@prove' } : {};
  test(`the language link opens the HTML in that language ${state}`, details, async ({ page }) => {
    const held = await holdRequests(page, files);
    await page.goto('/contact?from=flyer', { waitUntil: 'commit' });
    await expect(title(page)).toHaveText('Talk to us');
    const spanish = languageLink(page, 'Español');
    if (files === remotes) await expectElementHydrated(spanish);
    await spanish.click();
    await expect(page).toHaveURL(/\/es\/contact(\?from=flyer)?$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(title(page)).toHaveText('Hable con nosotros');
    await expect(languageLink(page, 'Español')).toHaveAttribute('aria-current', 'true');
    expect(held.requestCount()).toBeGreaterThan(0);

    held.release();
    await expectHydrated(page);
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Por favor llene este campo.');
  });
}

test('what the page adds later is named by the ids of its HTML', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/tires/all');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessible(page);
});

test('the language link of a hydrated page changes texts and address without a load', async ({
  page,
}) => {
  await page.goto('/contact');
  await expectHydrated(page);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('Ana');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  for (const [language, expectedTitle, address] of [
    ['Español', 'Hable con nosotros', '/es/contact'],
    ['English', 'Talk to us', '/contact'],
  ] as const) {
    await languageLink(page, language).click();
    await expect(page).toHaveURL(address);
    await expect(title(page)).toHaveText(expectedTitle);
    await expect(languageLink(page, language)).toHaveAttribute('aria-current', 'true');
    await expect(field).toHaveValue('Ana');
  }
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('the language link of the home page changes texts and address, before the visitor has seen all of it', async ({
  page,
}) => {
  await page.goto('/');
  await expectElementHydrated(page.getByRole('main').getByRole('textbox').first());
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await languageLink(page, 'Español').click();
  await expect(
    page.getByRole('heading', { name: 'Revise los síntomas de su carro' }),
  ).toBeVisible();
  await expect(languageLink(page, 'Español')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/es/');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('a link with ?lang=es opens the Spanish HTML of the page', { tag: '@prove' }, async ({
  page,
}) => {
  const held = await holdRequests(page, remotes);
  await page.goto('/booking?lang=es', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/es/booking');
  await expect(title(page)).toHaveText('Agende su cita');
  await expect(languageLink(page, 'Español')).toHaveAttribute('aria-current', 'true');
  held.release();
  await expectHydrated(page);
  await page.getByRole('radio', { name: /^Cambio de aceite/ }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('¿Qué día le conviene?');
});

const rename = (site: RunningSite, content: string) =>
  setText(site, 'contact', 'hero_title', content);

test('a page opened before a save hydrates with what its HTML shows, and its next load shows the save', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  const catalogue = await otherPage();
  const [contact, shelf] = await Promise.all([
    holdRequests(page, scripts),
    holdRequests(catalogue, scripts),
  ]);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(title(page)).toHaveText('Talk to us');
  await catalogue.goto(`${site.origin}/tires/winter-tires`, { waitUntil: 'commit' });
  const cards = catalogue.getByRole('article');
  await expect(cards).toHaveCount(1);

  await rename(site, 'Come and talk');
  await site.add('products', product());
  await waitUntilPublished(site);
  contact.release();
  shelf.release();
  await expectHydrated(page);
  await expect(title(page)).toHaveText('Talk to us');
  await expectHydrated(catalogue);
  await expect(cards).toHaveCount(1);

  await page.reload();
  await expect(title(page)).toHaveText('Come and talk');
  await expectHydrated(page);
  await catalogue.reload();
  await expect(cards).toHaveCount(2);
  await expectHydrated(catalogue);
  await expect(cards).toHaveCount(2);
});

test('the link to the first free time keeps the focus when the page hydrates', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/');
  const next = page.getByRole('link', { name: /^Next available/ });
  await next.focus();
  await expectElementHydrated(next);
  await expect(next).toBeFocused();
});

test('the widget of another remote is loaded when the visitor sees it', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const ofWidget = () => requested.filter((path) => path.startsWith('/mf-diagnostics/'));
  await page.goto('/');
  await expectElementHydrated(page.getByRole('main').getByRole('textbox').first());
  expect(ofWidget()).toEqual([]);
  const symptom = page.getByRole('checkbox', { name: /Car shakes/ });
  await symptom.scrollIntoViewIfNeeded();
  await expectElementHydrated(symptom);
  expect(ofWidget()).not.toEqual([]);
});
