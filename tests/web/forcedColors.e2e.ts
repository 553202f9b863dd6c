import type { Locator, Page } from '@playwright/test';
import { tile } from '../support/booking';
import { bookableDay, formatFullDay } from '../support/shopDays';
import { grantRights, PASSWORD, signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({
  html: 'composed',
  shop: 'forced colors',
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
});

/** A screenshot of an element and its surroundings, without hover and focus. */
async function lookOf(page: Page, element: Locator) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
  return pictureOf(page, element);
}

async function pictureOf(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded();
  let picture = '';
  // Rendering has finished once two consecutive screenshots are equal.
  await expect(async () => {
    const before = picture;
    const box = await element.boundingBox();
    if (!box) throw new Error('it is not to be seen');
    const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
    picture = (await page.screenshot({ clip })).toString('base64');
    expect(picture === before).toBe(true);
  }).toPass();
  return picture;
}

/** Expects that an element looks different once it is chosen. */
async function expectAppearanceChange(
  page: Page,
  element: Locator,
  choose: () => Promise<unknown>,
) {
  const before = await lookOf(page, element);
  await choose();
  const after = await lookOf(page, element);
  expect.soft(after !== before, `${element} looks otherwise`).toBe(true);
}

const tileOf = (radio: Locator) => radio.locator('xpath=ancestor::label');

test.beforeEach(() => test.slow());

test('choices of a booking look different from other choices in forced colours', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/booking');
  const back = page.getByRole('button', { name: 'Back', exact: true });
  for (const name of [/^Oil Change/, formatFullDay(bookableDay(0)), '10:00 AM']) {
    const choice = tileOf(tile(page, name));
    await expectAppearanceChange(page, choice, async () => {
      await choice.click();
      await back.click();
    });
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  const steps = page.getByRole('list', { name: /steps/i }).getByRole('listitem');
  // The last step is not reached again, the third one is the current step.
  await expectAppearanceChange(page, steps.nth(3), () => back.click());
  await expectAppearanceChange(page, steps.nth(2), () => back.click());
});

test('chosen views and filters of a catalogue look different in forced colours', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/tires/all');
  const list = page.getByRole('button', { name: 'List view' });
  await expectAppearanceChange(page, list, () => list.click());
  const used = page
    .getByRole('navigation', { name: 'Tire categories' })
    .getByRole('link', { name: 'Used Tires' });
  await expectAppearanceChange(page, used, async () => {
    await used.click();
    await expect(used).toHaveAttribute('aria-current', 'page');
  });
  const filter = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first();
  await expectAppearanceChange(page, filter, async () => {
    await filter.click();
    await expect(filter).toBeChecked();
  });
});

test('the mark of the shop differs from the header in forced colours', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const background = await header.evaluate((element) => getComputedStyle(element).backgroundColor);
  const mark = header.locator('a > svg > circle').first();
  await expect(mark).toHaveCSS('stroke', /^rgb/);
  await expect(mark).not.toHaveCSS('stroke', background);
});

test('checked symptoms look different in forced colours', { tag: '@prove' }, async ({ page }) => {
  await page.goto('/diagnostics');
  const symptom = page.getByRole('checkbox').first();
  await expectAppearanceChange(page, tileOf(symptom), () => symptom.check());
});

test('the current section and a switch that is on look different in forced colours', {
  tag: '@prove',
}, async ({ page, site }) => {
  await site.makeAccount('candidate@example.com', PASSWORD);
  await signInToSection(page, site, 'Users', 'colours@example.com');
  const toggle = page.getByRole('switch', { name: /candidate@example.com/ });
  await expectAppearanceChange(page, toggle.locator('span[aria-hidden]'), async () => {
    await grantRights(page, 'candidate@example.com');
    await expect(toggle).toBeChecked();
  });
  const link = page
    .getByRole('navigation', { name: 'Admin sections' })
    .getByRole('link', { name: 'Products' });
  await expectAppearanceChange(page, link, async () => {
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  });
});

test('the focus is visible in forced colours', { tag: '@prove' }, async ({ page }) => {
  await page.goto('/booking');
  const header = page.getByRole('banner');
  const focusable = [
    header.getByRole('link', { name: /^(Call us|Flat tire)/ }),
    header.getByRole('link', { name: 'Tires', exact: true }),
    header.getByRole('link', { name: 'Español' }),
    page.getByRole('main').getByRole('button', { name: 'Next', exact: true }),
    page.getByRole('contentinfo').getByRole('link').last(),
  ];
  for (const each of focusable) {
    const before = await lookOf(page, each);
    await page.keyboard.press('Tab');
    await each.focus();
    expect(await pictureOf(page, each)).not.toBe(before);
  }
  const first = tile(page, /^Tire Rotation/);
  const before = await lookOf(page, tileOf(first));
  await page.keyboard.press('Tab');
  await first.focus();
  expect(await pictureOf(page, tileOf(first))).not.toBe(before);
});
