import { expectAccessible } from '../support/accessible';
import { chooseService, fillDetails, tile } from '../support/booking';
import { book, bookingRequest, fillSlot } from '../support/bookings';
import { bookableDay, formatFullDay } from '../support/shopDays';
import { expect, test } from '../support/test';

test.use({ shop: 'free times' });

test('the home page leads to the first free time, which the wizard shows, and a visit has two services', {
  tag: '@prove',
}, async ({ page, site }) => {
  const [first, second] = [bookableDay(0), bookableDay(1)];
  // From the past on, because it depends on the hour whether today has times left.
  for (const bay of [1, 2]) {
    const body = { bay, starts_at: '2026-01-01T00:00:00Z', ends_at: `${second}T05:00:00Z` };
    expect((await site.api('/rest/v1/holds', { as: 'service', body })).status).toBe(201);
  }
  for (const slot of ['09:00', '10:00', '13:00', '14:00']) await fillSlot(site, second, slot);

  await page.goto('/');
  await page.getByRole('link', { name: /^Next available: .*11:00 AM$/ }).click();
  const headline = page.getByRole('heading', { level: 2, name: /day at 11:00 AM$/ });
  await expect(headline).toBeVisible();
  await expectAccessible(page);
  await chooseService(page, 'Oil Change');
  await expect(page.getByRole('heading', { name: 'How do we reach you?' })).toBeFocused();
  await page.reload();
  await expect(headline).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText(formatFullDay(second));
  await page.goBack();
  await expect(tile(page, '11:00 AM')).toBeChecked();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(tile(page, formatFullDay(second))).toBeChecked();
  await expect(tile(page, `${formatFullDay(first)}, Full`)).toBeDisabled();
  await expect(tile(page, `${formatFullDay(second)}, 3 left`)).toBeEnabled();
  await expect(tile(page, `${formatFullDay(bookableDay(2))}, 7 left`)).toBeEnabled();
  await page.getByText('Add another service to this visit').click();
  await page.getByRole('checkbox', { name: /^Tire Rotation/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Next available: .*11:00 AM$/ }).click();
  await expect(page.getByRole('heading', { name: 'How do we reach you?' })).toBeFocused();
  await expect(page.getByRole('complementary')).toContainText(formatFullDay(second));
  await fillDetails(page);
  await tile(page, 'I’ll wait').check();
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByRole('region', { name: 'You’re booked' })).toContainText(
    'Oil Change, Tire Rotation',
  );
  expect(
    await site.rows('bookings', `requested_slot=eq.11:00&requested_date=eq.${second}`),
  ).toMatchObject([{ service: 'oil-change', further_services: ['tire-rotation'], waits: true }]);
});

test('on a phone the wizard names the next time that fits the service, in Spanish', {
  tag: '@prove',
}, async ({ page, site }) => {
  const date = bookableDay(5);
  await fillSlot(site, date, '10:00');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/es/booking?date=${date}&time=09:00`);
  await expect(page.getByRole('heading', { level: 2, name: /a las 9:00 a\.m\.$/ })).toBeVisible();
  await chooseService(page, 'Servicio de frenos');
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'no hay lugar para Servicio de frenos' });
  await expect(notice).toBeInViewport();
  await expectAccessible(page);
  await notice.getByRole('button', { name: /^Elegir: .*11:00 a\.m\.$/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: /a las 11:00 a\.m\.$/ })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: '¿Cómo nos comunicamos con usted?' }),
  ).toBeFocused();
  await expectAccessible(page);
});

test('a customer moves the booking by the link, and the earlier time is free again', {
  tag: '@prove',
}, async ({ page, site }) => {
  const [from, to] = [bookableDay(3), bookableDay(4)];
  await fillSlot(site, from, '10:00', 1);
  const stored = await book(site, bookingRequest({ p_date: from, p_slot: '10:00' }));
  const booking = (await stored.json()) as { cancel_token: string; reference: string };
  await fillSlot(site, to, '09:00');
  await page.goto(`/es/booking/cancel#${booking.cancel_token}`);
  await page.getByRole('button', { name: 'Cambiar el día o la hora' }).click();
  await tile(page, formatFullDay(to, 'es-US')).click();
  await expect(tile(page, /^9:00 a\.m\.\s*Ocupado$/)).toBeDisabled();
  await tile(page, '1:00 p.m.').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Cambiarla al / }).click();

  await expect(page.getByRole('heading', { name: 'Su cita se cambió' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('1:00 p.m.');
  expect(await site.rows('bookings', `reference=eq.${booking.reference}`)).toMatchObject([
    { requested_date: to, requested_slot: '13:00', status: 'confirmed' },
  ]);
  const again = await book(site, bookingRequest({ p_date: from, p_slot: '10:00' }));
  expect(again.status).toBe(200);
});

test('on a phone three weeks of days stand above the bar', { tag: '@prove' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/booking');
  await chooseService(page, 'Oil Change');
  // The 22 days of three weeks are four rows, whatever weekday it is.
  const days = page.getByRole('group', { name: 'Which day works for you?' }).locator('label');
  await expect(days.nth(21)).toBeVisible();
  const bottom = await days.nth(21).evaluate((day) => day.getBoundingClientRect().bottom + scrollY);
  const bar = page.getByRole('navigation', { name: 'Call, book or visit us' });
  expect(bottom).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
});
