import { waitForAnimations } from '../support/accessible';
import { expectHydrated } from '../support/hydrated';
import { product } from '../support/products';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { collectTabStops, expectReachableByTab, focusProblems } from './support/tabStops';

test.use({
  html: 'composed',
  shop: 'keyboard',
  // Where the focus is must be seen while things move.
  contextOptions: { reducedMotion: 'no-preference' },
});

for (const path of ['/', '/tires/all', '/contact', '/gallery', '/booking', '/es/blog']) {
  // `npm test` visits the pages with most kinds of controls, `npm run prove` the others.
  const details = path === '/tires/all' ? {} : { tag: '@prove' };
  test(
    `Tab and Shift+Tab reach every control, and the focus stays visible (${path})`,
    details,
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 1024, height: 600 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // What its script has shown React shows again.
      if (path === '/') await expectHydrated(page);
      // Shown once the page is idle.
      const nextTime = page.getByRole('link', { name: /^Next available/ });
      await expect(nextTime).toHaveCount(path === '/' ? 1 : 0);
      // It is disabled until the page is hydrated, and Tab would have passed it.
      if (path === '/tires/all')
        await expect(page.getByRole('combobox', { name: 'Year', exact: true })).toBeEnabled();
      await expectReachableByTab(page);
    },
  );
}

test('the skip link is visible and moves the focus past the header', { tag: '@prove' }, async ({
  page,
}) => {
  await page.goto('/contact');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('menus open, navigate and close by keyboard', async ({ page }) => {
  await page.goto('/gallery');
  await expectHydrated(page);
  const tires = page.getByRole('banner').getByRole('link', { name: 'Tires', exact: true });
  const used = page.getByRole('link', { name: 'Used Tires' });
  await expect(tires).toHaveAttribute('aria-expanded', 'false');
  await tires.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'All Tires' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(tires).toBeFocused();
  await expect(used).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tires).toHaveAttribute('aria-expanded', 'false');

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('banner').locator('summary');
  await expect(menu).toHaveText('Open the menu', { useInnerText: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Tires', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(page.getByRole('banner').locator('details')).not.toHaveAttribute('open');
});

test('the filter panel on a phone traps the focus until Escape returns it', {
  tag: '@prove',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tires/all');
  const opener = page.getByRole('button', { name: 'Filters' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel.getByRole('heading', { name: 'Filters' })).toBeFocused();
  await waitForAnimations(page);
  const stops = await collectTabStops(page, 'Tab');
  expect(focusProblems(stops)).toEqual([]);
  await expect(page.locator('[data-stop]:not(dialog *)')).toHaveCount(0);
  expect(stops.length).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the finished jobs of the gallery can be browsed by keyboard', { tag: '@prove' }, async ({
  page,
}) => {
  await page.goto('/gallery');
  const jobs = page.getByRole('region', { name: 'Before-and-after pictures' });
  await jobs.getByRole('button').last().focus();
  await page.keyboard.press('Enter');
  const position = jobs.locator('[aria-live]');
  await expect(position).toHaveText(/^Job 2 of/);
  await page.keyboard.press('ArrowLeft');
  await expect(position).toHaveText(/^Job 1 of/);
  await page.keyboard.press('ArrowLeft');
  await expect(position).toHaveText(/^Job (\d) of \1:/);
});

test('dialogs of staff return the focus to the control that opened them', {
  tag: '@prove',
}, async ({ page, site }) => {
  await site.add('products', product({ name: 'A tire' }));
  await signInToSection(page, site, 'Products', 'keys@example.com');
  for (const name of ['Add Product', 'Edit A tire', 'Delete A tire']) {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog[open]');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('a navigation moves the focus to the heading of the new page and sets its title', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toBeFocused();
  for (const [link, expectedHeading, title] of [
    ['Blog', /Straight answers/, /^Car care advice/],
    ['Services', /Everything your car needs/, /^Tire, repair/],
  ] as const) {
    const there = page.getByRole('contentinfo').getByRole('link', { name: link });
    await there.focus();
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(expectedHeading);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(title);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  }
  await page.goBack();
  await expect(heading).toHaveText(/Straight answers/);
  await expect(heading).toBeFocused();
});
