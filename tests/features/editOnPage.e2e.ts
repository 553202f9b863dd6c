import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { notification } from '../support/notification';
import type { RunningSite } from '../support/runningSite';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

test.use({ shop: 'edit on page', html: 'composed' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Text of ${name}`, exact: true });
const frameOf = (page: Page) => page.frameLocator('iframe');
const title = (of: FrameLocator | Page) => of.getByRole('heading', { level: 1 });

/** All sentences of a page, in their order, but those that follow the clock. */
const sentences = (of: FrameLocator | Page) =>
  of
    .locator('header, main, footer')
    .locator(
      ':is(h1, h2, h3, p, a, button, li, summary, label, dt, dd):not([data-swap], :has([data-swap]))',
    )
    .allTextContents();

/** The code that marks texts. */
const MARKER = 'data-has-text';

/** The addresses of the scripts that a page loads with the code that marks texts. */
function watchForMarker(page: Page) {
  const found: Promise<string[]>[] = [];
  page.on('response', (response) => {
    const address = response.url();
    if (!new URL(address).pathname.endsWith('.js')) return;
    const read = fetch(address).then((each) => each.text());
    found.push(read.then((text) => (text.includes(MARKER) ? [address] : [])));
  });
  return async () => (await Promise.all(found)).flat();
}

const noScripts = { javaScriptEnabled: false };

/** Compares the frame with the published page, which has no clock without scripts. */
const comparedWith =
  (page: Page, site: RunningSite, visitor: Page, reader: Page) => async (address: string) => {
    const frame = frameOf(page);
    await waitUntilPublished(site);
    await visitor.goto(address);
    await expect.poll(() => sentences(visitor)).toEqual(await sentences(frame));
    await reader.goto(address);
    const shown = await sentences(frame);
    expect(shown).toEqual(expect.arrayContaining(await sentences(reader)));
    expect(shown.length).toBeGreaterThan(40);
  };

test('what an owner types on the page is what visitors read, in both languages', async ({
  page,
  site,
  otherPage,
}) => {
  test.slow();
  const frame = frameOf(page);
  const reader = await otherPage(noScripts);
  const expectPublished = comparedWith(page, site, await otherPage(), reader);
  await signInToSection(page, site, 'Content', 'page@example.com');
  await button(page, 'Edit this page').click();

  // A browser that translates the form leaves the page as it is published.
  await expect(frame.locator('html')).toHaveAttribute('translate', 'no');
  await title(frame).click();
  await expect(field(page, 'hero title')).toBeFocused();
  await field(page, 'hero title').fill('Tires for “every” road & day');
  await expect(title(frame)).toHaveText('Tires for “every” road & day');
  await button(page, 'Save').click();
  await expect(notification(page, 'Content updated successfully')).toBeVisible();
  // A value that the page fills in.
  await frame.getByText(/^In Jonesboro, GA since/).click();
  await field(page, 'hero eyebrow').fill('Your neighbors since {{year}}');
  await expect(frame.getByText(/^Your neighbors since \d{4}$/)).toBeVisible();
  await button(page, 'Save').click();
  await expect(field(page, 'hero eyebrow')).toHaveCount(0);
  await expectPublished('/');

  // A draft is on the page for staff alone, also after a reload, until it is published.
  await button(page, 'Spanish').click();
  await expect(frame.locator('html')).toHaveAttribute('lang', 'es');
  await title(frame).click();
  await field(page, 'hero title es').fill('Llantas para cada camino');
  await button(page, 'Save as draft').click();
  await expect(field(page, 'hero title es')).toHaveCount(0);
  await page.reload();
  await button(page, 'Spanish').click();
  await expect(title(frame)).toHaveText('Llantas para cada camino');
  await reader.goto('/es');
  await expect(title(reader)).not.toHaveText('Llantas para cada camino');
  await button(page, 'Publish 1 draft').click();
  await expect(notification(page, 'Draft published')).toBeVisible();
  await expectPublished('/es');
});

test('a plural form of another page is written and published', { tag: '@prove' }, async ({
  page,
  site,
  otherPage,
}) => {
  test.slow();
  const frame = frameOf(page);
  const expectPublished = comparedWith(page, site, await otherPage(), await otherPage(noScripts));
  await signInToSection(page, site, 'Content', 'plural@example.com');
  await button(page, 'Edit this page').click();
  await page.getByRole('combobox', { name: 'Page' }).selectOption('/tires/all');
  await frame.getByText(/^\d+ items found$/).click();
  await field(page, 'results found other').fill('We have {{count}} of them');
  await expect(frame.getByText(/^We have \d+ of them$/)).toBeVisible();
  await button(page, 'Save').click();
  await expect(field(page, 'results found other')).toHaveCount(0);
  await expectPublished('/tires/all');
});

test('pressing a link or a picture selects its text, and a text of a list leads to the lists', {
  tag: '@prove',
}, async ({ page, site }) => {
  await signInToSection(page, site, 'Content', 'press@example.com');
  await button(page, 'Edit this page').click();
  const frame = frameOf(page);
  await frame.getByRole('main').getByRole('link', { name: 'Book an appointment' }).first().click();
  await expect(page.getByRole('textbox', { name: /^Text of/ })).toHaveValue('Book an appointment');
  await expect(title(frame)).toBeVisible();
  // From the list, with the keyboard: the page outlines the text and scrolls to it.
  await button(page, 'Cancel').click();
  await button(page, 'Edit why title of Home').press('Enter');
  const chosen = frame.locator('[data-is-chosen]');
  await expect(chosen).toHaveText(
    await page.getByRole('textbox', { name: /^Text of/ }).inputValue(),
  );
  await expect(chosen).toBeInViewport();
  await expectAccessible(page);
  // The frame has the stops of a whole page.
  await button(page, 'Phone').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: /^Text of/ })).toBeFocused();
  await button(page, 'Cancel').click();
  await page.getByRole('combobox', { name: 'Page' }).selectOption('/blog');
  await frame.getByRole('article').first().getByRole('heading').click();
  await expect(page.getByText('You edit that in another section')).toBeVisible();
  // The second one: the head of the section has the same link.
  await page
    .getByRole('link', { name: /^Lists:/ })
    .nth(1)
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible();
});

test('a visitor of the same address gets the page as it is, without this code', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  const visitor = await otherPage();
  const visited = watchForMarker(visitor);
  await visitor.goto('/contact?edit=1');
  await visitor.getByRole('main').getByRole('link').first().waitFor();
  await visitor.waitForLoadState('networkidle');
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(visitor).toHaveURL(/\/privacy$/);
  expect(await visited()).toEqual([]);

  const loaded = watchForMarker(page);
  await signInToSection(page, site, 'Content', 'code@example.com');
  await button(page, 'Edit this page').click();
  await expect(title(frameOf(page))).toBeVisible();
  expect(await loaded()).toHaveLength(1);
});

test.describe('a page that is not shown in a frame', () => {
  test.use({ expectedErrors: [/frame|Failed to load resource/i] });

  test('another site cannot frame it', async ({ page, site }) => {
    await page.setContent(`<iframe src="${site.origin}/?edit=1"></iframe>`);
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  });

  test('its failure is named, and a retry loads it', { tag: '@prove' }, async ({ page, site }) => {
    await signInToSection(page, site, 'Content', 'failing@example.com');
    await page.route('**/*?edit=1', (route) => route.abort());
    await button(page, 'Edit this page').click();
    await expect(page.getByText('We couldn’t load the page')).toBeVisible();
    await expect(button(page, 'Edit hero title of Home')).toBeVisible();
    await page.unroute('**/*?edit=1');
    await button(page, 'Try again').click();
    await expect(title(frameOf(page))).toBeVisible();
  });
});
