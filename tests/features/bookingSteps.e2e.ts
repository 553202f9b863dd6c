import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { choose, chooseService, customer, fillDetails, tile } from '../support/booking';
import { waitForFonts } from '../support/fonts';
import { notification } from '../support/notification';
import { bookableDay, daysAfter, formatFullDay, isWeekend, shopToday } from '../support/shopDays';
import { expect, test } from '../support/test';

test.use({ shop: 'booking steps' });

const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });

/** Presses Tab until something has the focus, as a visitor without a mouse does. */
async function tabTo(page: Page, locatorArguments: Parameters<Page['getByRole']>) {
  const target = page.getByRole(...locatorArguments);
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

test('a visitor books by keyboard alone, and axe finds no violation', async ({ page, site }) => {
  test.slow();
  const date = bookableDay(0);
  await page.goto('/booking');
  await expect(step(page, 'Which service do you need?')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, ['radio', { name: /^Tire Rotation/ }]);
  await page.keyboard.press('ArrowDown');
  await expect(tile(page, /^Oil Change/)).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(step(page, 'Which day works for you?')).toBeFocused();
  await expectAccessible(page);
  await tabTo(page, ['button', { name: /^Next available: / }]);
  // A Saturday is a button before the first day of the choice.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator('input[name="date"]:focus')).toHaveCount(1, { timeout: 50 });
  }).toPass({ intervals: [0] });
  const day = tile(page, formatFullDay(date));
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(day).toBeChecked({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');

  await expect(step(page, 'What time works for you?')).toBeFocused();
  await expectAccessible(page);
  await tabTo(page, ['radio', { name: '9:00 AM' }]);
  // Space chooses and opens the next step, as a click does.
  await page.keyboard.press('Space');

  await expect(step(page, 'How do we reach you?')).toBeFocused();
  await expectAccessible(page);
  for (const [label, text] of Object.entries(customer)) {
    await tabTo(page, ['textbox', { name: label }]);
    await page.keyboard.insertText(text);
  }
  await tabTo(page, ['button', { name: 'Book appointment' }]);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeFocused();
  await expect(notification(page, 'Your appointment is booked. Thank you!')).toBeVisible();
  await expectAccessible(page);
  await expect(step(page, 'Which service do you need?')).toBeVisible();
  const rows = await site.rows('bookings', `requested_date=eq.${date}`);
  expect(rows).toMatchObject([{ service: 'oil-change', requested_slot: '09:00' }]);
});

test('the wizard shows 31 days, and weekends are disabled', { tag: '@prove' }, async ({ page }) => {
  await page.goto('/booking');
  await chooseService(page, 'Brake Service');
  const days = page
    .getByRole('group', { name: 'Which day works for you?' })
    .locator('label, button');
  await expect(days).toHaveCount(31);
  for (let ahead = 0; ahead < 31; ahead += 1) {
    const date = daysAfter(shopToday(), ahead);
    const day = days.nth(ahead);
    const radio = day.getByRole('radio');
    await expect(day).toContainText(new RegExp(`^${formatFullDay(date)}`));
    // A Saturday opens what is said of it.
    if (await day.getAttribute('aria-expanded')) expect(isWeekend(date)).toBe(true);
    else if (isWeekend(date)) await expect(radio).toBeDisabled();
    else if (ahead > 0) await expect(radio).toBeEnabled();
  }

  // On a phone some names of steps, which follow the number, take two lines: all begin at one height.
  await page.setViewportSize({ width: 390, height: 844 });
  await waitForFonts(page);
  const names = page.getByRole('list', { name: 'Booking steps' }).getByRole('listitem');
  const tops = names.evaluateAll((items) =>
    items.map((item) => item.children[1]?.getBoundingClientRect().top),
  );
  expect(new Set(await tops).size).toBe(1);
});

test('the wizard offers six services and seven slots, and keeps choices across steps', {
  tag: '@prove',
}, async ({ page }) => {
  const date = bookableDay(1);
  await page.goto('/booking');
  const services = page.getByRole('group', { name: 'Which service do you need?' });
  await expect(services.getByRole('radio')).toHaveCount(6);
  for (const name of [
    /Tire Rotation.*30 min.*\$30\.00/,
    /Oil Change.*45 min.*\$45\.00/,
    /Brake Service.*2 hours.*\$150\.00/,
    /Wheel Alignment.*1 hour.*\$80\.00/,
    /Engine Diagnostic.*1 hour.*\$100\.00/,
    /Battery Replacement.*30 min.*\$200\.00/,
  ]) {
    await expect(services.getByRole('radio', { name })).toBeVisible();
  }
  const back = page.getByRole('button', { name: 'Back', exact: true });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(back).toBeHidden();
  await choose(page, { service: 'Wheel Alignment', date, time: '4:00 PM' });
  await expect(next).toBeHidden();
  await fillDetails(page, { 'Full name': 'Ana López' });

  await back.click();
  const slots = page.getByRole('group', { name: 'What time works for you?' }).getByRole('radio');
  await expect(slots).toHaveCount(7);
  await expect(tile(page, '4:00 PM')).toBeChecked();
  await back.click();
  await expect(tile(page, formatFullDay(date))).toBeChecked();
  await back.click();
  await expect(tile(page, /^Wheel Alignment/)).toBeChecked();
  for (const _ of ['date', 'time', 'details']) await next.click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ana López');
  await expect(page.getByText('4:00 PM')).toBeVisible();

  // Nor does a visit to another page discard the choices.
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(step(page, 'How do we reach you?')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ana López');
  await expect(page.getByText('4:00 PM')).toBeVisible();
});

test('Next requires no choice, and step 4 shows a booking without a time as a request', {
  tag: '@prove',
}, async ({ page, site }) => {
  await page.goto('/booking');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (const _ of ['date', 'time', 'details']) await next.click();
  await expect(page.getByText(/we’ll call you and set up a time/)).toBeVisible();
  await fillDetails(page, { ...customer, Email: 'request@example.com' });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(
    notification(page, 'We have your request and will call you. Thank you!'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
  expect(await site.rows('bookings', 'email=eq.request@example.com')).toMatchObject([
    { status: 'requested', service: null, starts_at: null, bay: null },
  ]);
});

test('a missing value of step 4 is reported beside its field', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await page.goto('/es/booking');
  const next = page.getByRole('button', { name: 'Siguiente' });
  for (const _ of ['date', 'time', 'details']) await next.click();
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Nombre completo').fill('Ana López');
  await field('Correo electrónico').fill('ana@');
  await field('Teléfono').fill('555');
  const before = await site.rows('bookings');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(field('Correo electrónico')).toHaveAccessibleDescription(
    /correo electrónico válido/,
  );
  await expect(field('Teléfono')).toHaveAccessibleDescription(
    /un solo teléfono con su código de área/,
  );
  await expect(field('Datos del vehículo')).toHaveAccessibleDescription(
    'Por favor llene este campo.',
  );
  await expect(field('Nombre completo')).toHaveValue('Ana López');
  expect(await site.rows('bookings')).toEqual(before);
});

test('the browser goes back and forward through the steps, and a reload keeps them', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/booking');
  await chooseService(page, 'Oil Change');
  await expect(step(page, 'Which day works for you?')).toBeFocused();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (const _ of ['time', 'details']) await next.click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ana López');
  await page.goBack();
  await page.goBack();
  await expect(step(page, 'Which day works for you?')).toBeFocused();
  await page.goForward();
  await page.goForward();
  await expect(step(page, 'How do we reach you?')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ana López');
  await expect(page.getByRole('complementary')).toContainText('Oil Change');
  await page.goto('/booking');
  await expect(step(page, 'Which service do you need?')).toBeVisible();
});
