import type { Page } from '@playwright/test';
import { violationsOf } from '../support/accessible';
import { tile } from '../support/booking';
import { notification } from '../support/notification';
import { OUTAGE_MESSAGES } from '../support/outageMessages';
import { bookableDay, formatFullDay } from '../support/shopDays';
import { expect, test } from '../support/test';
import { expectAccessibleAtEveryWidth } from './support/everyWidth';

test.use({ html: 'composed', shop: 'accessible states' });
test.describe.configure({ mode: 'parallel' });
test.beforeEach(() => test.slow());

const desk = { width: 1440, height: 900 };
const phone = { width: 320, height: 900 };

async function expectNoViolations(page: Page, what: string) {
  expect((await violationsOf(page)).map((barrier) => `${what}: ${barrier}`)).toEqual([]);
}

for (const { path, openMenu, filters, nothing } of [
  { path: '', openMenu: 'Open the menu', filters: 'Filters', nothing: /^Nothing matches/ },
  { path: '/es', openMenu: 'Abrir el menú', filters: 'Filtros', nothing: /^Nada coincide/ },
]) {
  const title = `menus, filters and an empty result have no accessibility violation (${path})`;
  test(title, { tag: '@prove' }, async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto(`${path}/contact`);
    const dropDowns = page.getByRole('banner').locator('a[aria-controls]:visible');
    await expect(dropDowns).toHaveCount(2);
    for (const link of await dropDowns.all()) {
      await link.hover();
      await expect(link).toHaveAttribute('aria-expanded', 'true');
      await expectNoViolations(page, 'drop-down');
    }
    for (const width of [320, 768]) {
      await page.setViewportSize({ ...phone, width });
      await page.goto(`${path}/tires/all`);
      await page.locator('summary', { hasText: openMenu }).click();
      await expectNoViolations(page, `menu at ${width}`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: filters }).click();
      const panel = page.getByRole('dialog', { name: filters });
      await panel.getByRole('checkbox').first().check();
      await expectNoViolations(page, `filters at ${width}`);
    }
    await page.goto(`${path}/tires/all?q=no+such+tire`);
    await expect(page.getByRole('heading', { name: nothing })).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
  });
}

for (const { path, language, next, send, sent } of [
  {
    ...{ path: '', language: 'en-US', next: 'Next', send: 'Send request' },
    sent: 'We have your request',
  },
  {
    ...{ path: '/es', language: 'es-US', next: 'Siguiente', send: 'Enviar solicitud' },
    sent: 'Recibimos su solicitud',
  },
]) {
  const title = `no step of a booking has an accessibility violation, with or without errors (${path})`;
  test(title, { tag: '@prove' }, async ({ page }) => {
    await page.goto(`${path}/booking`);
    const step = page.getByRole('heading', { level: 2 }).first();
    const goOn = page.getByRole('button', { name: next, exact: true });
    await goOn.click();
    await tile(page, formatFullDay(bookableDay(0), language)).focus();
    await expectAccessibleAtEveryWidth(page, `${path} day`);
    await goOn.click();
    await expectAccessibleAtEveryWidth(page, `${path} time`);
    await goOn.click();
    await expectAccessibleAtEveryWidth(page, `${path} details`);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4);
    await expectAccessibleAtEveryWidth(page, `${path} details refused`);
    const texts = ['Ana López', 'ana@example.com', '(770) 555-0188', '2019 Toyota Camry'];
    for (const [at, text] of texts.entries()) {
      await page.getByRole('main').getByRole('textbox').nth(at).fill(text);
    }
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('heading', { name: sent })).toBeFocused();
    await expect(notification(page, new RegExp(`^${sent}`))).toBeVisible();
    await expectAccessibleAtEveryWidth(page, `${path} booked`);
    await expect(step).toBeVisible();
  });
}

for (const { path, send, thanks } of [
  { path: '/contact', send: 'Send message', thanks: /^Thank you!/ },
  { path: '/es/contact', send: 'Enviar mensaje', thanks: /^¡Gracias!/ },
]) {
  const title = `the contact form has no accessibility violation with errors or once sent (${path})`;
  test(title, { tag: '@prove' }, async ({ page }) => {
    await page.goto(path);
    const button = page.getByRole('button', { name: send });
    await button.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4);
    await expectAccessibleAtEveryWidth(page, `${path} refused`);
    const texts = ['Ana López', 'ana@example.com', 'Four tires', 'What do four tires cost?'];
    for (const [at, text] of texts.entries()) {
      await page.getByRole('main').getByRole('textbox').nth(at).fill(text);
    }
    await button.click();
    await expect(notification(page, thanks)).toBeVisible();
    await expectAccessibleAtEveryWidth(page, `${path} sent`);
  });
}

test('advice about symptoms has no accessibility violation', { tag: '@prove' }, async ({
  page,
}) => {
  for (const { path, ask, urgent, routine, over } of [
    {
      ...{ path: '', ask: 'Get Diagnostic Results', over: 'Start Over' },
      ...{ urgent: /^Immediate attention/, routine: /^Routine maintenance/ },
    },
    {
      ...{ path: '/es', ask: 'Ver el diagnóstico', over: 'Empezar de nuevo' },
      ...{ urgent: /atención inmediata/, routine: /mantenimiento de rutina/ },
    },
  ]) {
    await page.goto(`${path}/diagnostics`);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: ask }).click();
    await expect(page.getByRole('heading', { name: urgent })).toBeFocused();
    await expectAccessibleAtEveryWidth(page, `${path} urgent`);
    await page.getByRole('button', { name: over }).click();
    await page.locator('[value="ac-weak"]').check();
    await page.getByRole('button', { name: ask }).click();
    await expect(page.getByRole('heading', { name: routine })).toBeFocused();
    await expectAccessibleAtEveryWidth(page, `${path} routine`);
  }
});

test.describe('the server of a remote is down', () => {
  // One pattern: Playwright would read a list of two as a value and its options.
  test.use({ expectedErrors: [new RegExp(`${OUTAGE_MESSAGES.source}|mf-booking`)] });

  test('the error state of its page has no accessibility violation', { tag: '@prove' }, async ({
    page,
  }) => {
    await page.route('**/mf-booking/**', (route) => route.abort());
    for (const path of ['', '/es']) {
      await page.setViewportSize(desk);
      await page.goto(`${path}/contact`);
      await page.getByRole('banner').locator(`a[href="${path}/booking"]:visible`).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectAccessibleAtEveryWidth(page, `${path} failure`);
    }
  });
});
