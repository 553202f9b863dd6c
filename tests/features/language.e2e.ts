import type { Page } from '@playwright/test';
import { chooseService, customer, fillDetails, tile } from '../support/booking';
import { expectHydrated } from '../support/hydrated';
import { languageLink } from '../support/languageLink';
import { bookableDay, formatFullDay } from '../support/shopDays';
import { openSection, signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ shop: 'language', html: 'composed' });

const heading = (page: Page, level: 1 | 2) =>
  page.getByRole('main').getByRole('heading', { level });
const language = (page: Page) => page.locator('html').getAttribute('lang');
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** As the router does for a link. */
const followLink = (page: Page, address: string) =>
  page.evaluate((target) => {
    history.pushState({ key: 'next', idx: 1 }, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

test('a half-done wizard changes its language in place, and stays in it on a reload and on Back', async ({
  page,
}) => {
  const date = bookableDay(0);
  await page.goto('/booking');
  await chooseService(page, 'Oil Change');
  await tile(page, formatFullDay(date)).click();
  await tile(page, '9:00 AM').click();
  await fillDetails(page);
  await expectHydrated(page);
  await mark(page);
  const [scrolled, entries] = await page.evaluate(() => [scrollY, history.length]);
  await languageLink(page, 'Español').click();
  await expect(heading(page, 2).first()).toHaveText('¿Cómo nos comunicamos con usted?');
  await expect(page).toHaveURL('/es/booking');
  await expect(languageLink(page, 'Español')).toBeFocused();
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => [scrollY, history.length])).toEqual([scrolled, entries]);
  const name = page.getByRole('textbox', { name: 'Nombre completo' });
  await expect(name).toHaveValue(customer['Full name']);

  await page.reload();
  await expect(heading(page, 2).first()).toHaveText('¿Cómo nos comunicamos con usted?');
  await expect(name).toHaveValue(customer['Full name']);
  await expectHydrated(page);
  for (const [title, go] of [
    ['¿A qué hora?', () => page.goBack()],
    ['¿Qué día le conviene?', () => page.goBack()],
    ['¿A qué hora?', () => page.goForward()],
  ] as const) {
    await go();
    await expect(heading(page, 2).first()).toHaveText(title);
    await expect(page).toHaveURL('/es/booking');
  }
  expect(await language(page)).toBe('es');
});

test('an address that a visitor shares opens in its language, and its links stay in it', async ({
  page,
  otherPage,
}) => {
  await page.goto('/tires/all');
  await expectHydrated(page);
  await languageLink(page, 'Español').click();
  await expect(page).toHaveURL('/es/tires/all');
  const other = await otherPage();
  await other.goto(page.url());
  await expectHydrated(other);
  for (const each of [page, other]) {
    expect(await language(each)).toBe('es');
    await mark(each);
    await each.getByRole('banner').getByRole('link', { name: 'Contacto', exact: true }).click();
    await expect(each).toHaveURL('/es/contact');
    await expect(heading(each, 1)).toHaveText('Hable con nosotros');
    expect(await isMarked(each)).toBe(true);
  }
  await page.goBack();
  await languageLink(page, 'English').click();
  await expect(page).toHaveURL('/tires/all');
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expect(heading(page, 1)).toHaveText('Talk to us');
});

test('`?lang=` is read once and leaves the address', async ({ page }) => {
  for (const [opened, address, title] of [
    ['/contact?lang=es&from=ad', '/es/contact?from=ad', 'Hable con nosotros'],
    ['/es/contact?lang=es', '/es/contact', 'Hable con nosotros'],
    ['/es/about?lang=en', '/about', /2010/],
    ['/admin/login?lang=es', '/es/admin/login', /./],
  ] as const) {
    await page.goto(opened);
    await expect(page).toHaveURL(address);
    await expect(heading(page, 1)).toHaveText(title);
    expect(await language(page)).toBe(address.startsWith('/es') ? 'es' : 'en');
  }
  await page.goto('/contact');
  await expectHydrated(page);
  await followLink(page, '/booking?lang=es&make=Audi');
  await expect(page).toHaveURL('/es/booking?make=Audi');
  await expect(heading(page, 1)).toHaveText('Agende su cita');
});

test('a host that redirects nothing leads to the page in the requested language', async ({
  page,
  site,
}) => {
  await page.route(/\?lang=/, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: site.origin + pathname }) });
  });
  for (const [opened, address] of [
    ['/booking?lang=es', '/es/booking'],
    ['/es/about?lang=es&from=ad', '/es/about?from=ad'],
    ['/es/admin/login?lang=en', '/admin/login'],
  ] as const) {
    await page.goto(opened);
    await expect(page).toHaveURL(address);
    await expect(
      languageLink(page, address.startsWith('/es') ? 'Español' : 'English'),
    ).toHaveAttribute('aria-current', 'true');
  }
});

test('a page of staff changes its language in place and keeps it', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await signInToSection(page, site, 'Content', 'language@example.com');
  const search = page.getByRole('main').getByRole('searchbox').first();
  await search.fill('family');
  await expect(page).toHaveURL(/\/admin\/content\?.*q=family/);
  const query = new URL(page.url()).search;
  await languageLink(page, 'Español').click();
  await expect(page).toHaveURL(`/es/admin/content${query}`);
  await expect(search).toHaveValue('family');
  await page.reload();
  await expect(heading(page, 1)).toHaveText('Contenido');
  await expect(search).toHaveValue('family');
  await page.getByRole('navigation').getByRole('link', { name: 'Mensajes' }).click();
  await expect(page).toHaveURL('/es/admin/messages');
  await page.goBack();
  await expect(page).toHaveURL(`/es/admin/content${query}`);
  await languageLink(page, 'English').click();
  await openSection(page, 'Messages');
  await expect(page).toHaveURL('/admin/messages');
});
