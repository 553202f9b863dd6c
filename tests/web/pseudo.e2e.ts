import type { Page } from '@playwright/test';
import { onePageOfEachKind } from '../composition/support/publicModules';
import { fillDetails } from '../support/booking';
import { book, bookingRequest } from '../support/bookings';
import { product } from '../support/products';
import type { RunningSite } from '../support/runningSite';
import { bookableDay, formatFullDay } from '../support/shopDays';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { pseudo, showPseudoLanguage } from './support/pseudoLanguage';
import { publicPages } from './support/publicPages';
import { createUntranslatedCheck } from './support/untranslatedTexts';
import { overflowsOf, visibleTexts } from './support/visibleTexts';

// Bare HTML has no file of a page that the content names, which the shell shows all the same.
test.use({ html: 'bare', shop: 'pseudo', expectedErrors: [/404 .*\/(item|blog|services)\//] });
test.describe.configure({ mode: 'parallel' });

interface Look {
  page: Page;
  isForeign: (text: string) => boolean;
}

/** Finds texts that are in no locale or do not fit when 40 % longer. Stores a screenshot of them. */
async function problemsOf({ page, isForeign }: Look, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const foreign = (await visibleTexts(page)).filter(isForeign);
    const problems = [
      ...foreign.map((text) => `in no dictionary: ${text}`),
      ...(await overflowsOf(page)),
    ];
    found.push(...problems.map((problem) => `${name} at ${width}: ${problem}`));
  }
  if (found.length > 0) {
    await page.screenshot({
      path: test.info().outputPath(`${name.replaceAll('/', '-').slice(1) || 'home'}.jpeg`),
      ...{ fullPage: true, type: 'jpeg', quality: 60 },
    });
  }
  return found;
}

async function open(page: Page, path: string) {
  await page.goto(path);
  // The heading of a product's page is its name.
  await expect(page.getByRole('main')).toContainText('[');
  // No spinner is shown any more.
  await expect(page.locator('main [role=status] > span[aria-hidden]:empty')).toHaveCount(0);
}

const press = (page: Page, name: string) =>
  page
    .getByRole('button', { name: pseudo(name) })
    .first()
    .click();

async function expectTranslated(page: Page, site: RunningSite, paths: string[]) {
  const look = { page, isForeign: await createUntranslatedCheck(site) };
  await showPseudoLanguage(page);
  const found: string[] = [];
  for (const path of paths) {
    await open(page, path);
    found.push(...(await problemsOf(look, path)));
  }
  expect(found).toEqual([]);
}

const CLAIM = 'shows only translated texts, and longer texts fit';

test(`every second kind of public page ${CLAIM}`, { tag: '@prove' }, async ({ page, site }) => {
  test.slow();
  // The language of the test stands in for English.
  const paths = onePageOfEachKind()
    .filter((_, at) => at % 2 === 1)
    .map((path) => path.replace(/^\/es(?=\/|$)/, '') || '/');
  await expectTranslated(page, site, paths);
});

test(`every public page ${CLAIM}`, { tag: '@prove' }, async ({ page, site }) => {
  test.slow();
  const paths = (await publicPages(site)).filter((path) => !path.startsWith('/es'));
  await expectTranslated(page, site, paths);
});

test('menus, errors and results of public pages show only translated texts, and longer texts fit', {
  tag: '@prove',
}, async ({ page, site }) => {
  test.slow();
  const look = { page, isForeign: await createUntranslatedCheck(site) };
  await showPseudoLanguage(page);
  const found: string[] = [];

  await open(page, '/contact');
  await press(page, 'Send message');
  await expect(page.getByRole('alert').first()).toContainText('[');
  found.push(...(await problemsOf(look, '/contact/errors')));
  await page.locator('summary', { hasText: pseudo('Open the menu') }).click();
  found.push(...(await problemsOf(look, '/menu')));

  await open(page, '/diagnostics');
  await page.getByRole('checkbox').first().check();
  await press(page, 'Get Diagnostic Results');
  found.push(...(await problemsOf(look, '/diagnostics/results')));

  await open(page, '/booking');
  await page.getByRole('radio').first().click();
  found.push(...(await problemsOf(look, '/booking/date')));
  await page.getByRole('radio', { name: formatFullDay(bookableDay(4)) }).click();
  found.push(...(await problemsOf(look, '/booking/time')));
  await page.getByRole('radio', { name: '10:00 AM' }).click();
  found.push(...(await problemsOf(look, '/booking/details')));
  const details = {
    'Full name': 'Ana',
    Email: 'ana@example.com',
    Phone: '(770) 555-0188',
    'Vehicle details': 'Camry',
  };
  await fillDetails(
    page,
    Object.fromEntries(Object.entries(details).map(([label, text]) => [pseudo(label), text])),
  );
  await press(page, 'Book appointment');
  await expect(page.getByRole('region', { name: pseudo('You’re booked') })).toBeVisible();
  found.push(...(await problemsOf(look, '/booking/done')));
  expect(found).toEqual([]);
});

test(`every staff page ${CLAIM}`, { tag: '@prove' }, async ({ page, site }) => {
  test.slow();
  await site.add('products', product());
  await book(site, bookingRequest({ p_date: bookableDay(0), p_slot: '10:00' }));
  await book(site, bookingRequest());
  await site.add('contact_messages', {
    name: 'Somebody Else',
    email: 'else@example.com',
    subject: '225/65R17',
    message: '225/65R17',
  });
  const look = { page, isForeign: await createUntranslatedCheck(site) };
  await signInToSection(page, site, 'Dashboard', 'pseudo@example.com');
  await showPseudoLanguage(page);
  const found: string[] = [];
  for (const section of [
    ...['dashboard', 'products', 'content', 'settings', 'users', 'bookings', 'messages'],
  ]) {
    await open(page, `/admin/${section}`);
    found.push(...(await problemsOf(look, `/admin/${section}`)));
  }
  await open(page, '/admin/products');
  await press(page, 'Add Product');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: pseudo('Add Product') })
    .click();
  await expect(page.getByRole('dialog')).toContainText(pseudo('Please fill in this field.'));
  found.push(...(await problemsOf(look, '/admin/products/form')));
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, '/admin/login');
  found.push(...(await problemsOf(look, '/admin/login')));
  expect(found).toEqual([]);
});
