import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { book, bookingRequest } from '../support/bookings';
import { bookableDay } from '../support/shopDays';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { horizontalOverflow } from '../web/support/everyWidth';

test.use({
  shop: 'phone first',
  html: 'bare',
  expectedErrors: [
    /\[admin\] DataError: booked_earlier|409 \(Conflict\)|ERR_FAILED|\[admin\] DataError: .*(fetch|offline)/i,
  ],
});

/** Opens the quick card; the phone field has the focus. */
async function enterBooking(page: Page, day: string) {
  await page.goto(`/admin/bookings?day=${day}&enter=booking`);
  const form = page.getByRole('dialog', { name: 'New booking' });
  await expect(form.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
  return form;
}

test('a caller who came before is booked with the number, two chips and Enter', {
  tag: '@prove',
}, async ({ page, site }) => {
  const day = bookableDay(1);
  const earlier = { p_name: 'Rosa Díaz', p_phone: '770-555-0177', p_vehicle: '2016 Honda CR-V' };
  await book(
    site,
    bookingRequest({ p_date: bookableDay(0), p_slot: '09:00', p_language: 'es', ...earlier }),
  );
  await book(site, bookingRequest({ p_date: day, p_slot: '09:00' }));
  await signInToSection(page, site, 'Bookings', 'quick@example.com');
  const form = await enterBooking(page, day);
  await page.keyboard.type('(770) 555-0177');
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Rosa Díaz');
  await expect(form.getByRole('textbox', { name: 'Vehicle' })).toHaveValue('2016 Honda CR-V');
  await form.getByRole('checkbox', { name: 'Oil Change' }).check();
  await form.getByRole('radio', { name: '9:00 AM', exact: true }).check();
  await expect(form.getByRole('combobox', { name: 'Time' })).toHaveValue('09:00');
  await expectAccessible(page);
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  }
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  expect(await site.rows('bookings', `requested_date=eq.${day}&name=eq.Rosa Díaz`)).toMatchObject([
    {
      ...{ phone: '(770) 555-0177', vehicle: '2016 Honda CR-V', language: 'es', by_staff: true },
      ...{ service: 'oil-change', requested_slot: '09:00', status: 'confirmed' },
    },
  ]);
});

test('a call whose answer was lost is not saved twice, and the form says what was saved', {
  tag: '@prove',
}, async ({ page, site }) => {
  const day = bookableDay(2);
  await signInToSection(page, site, 'Bookings', 'retry@example.com');
  const form = await enterBooking(page, day);
  await page.keyboard.type('770 555 0166');
  await form.getByRole('textbox', { name: 'Name' }).fill('Lost Answer');
  await form.getByRole('checkbox', { name: 'Oil Change' }).check();
  await form.getByRole('radio', { name: '9:00 AM', exact: true }).check();
  await page.route('**/rpc/book_for_caller', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(form.getByText('Failed to save the booking')).toBeVisible();
  await page.unroute('**/rpc/book_for_caller');

  await form.getByRole('radio', { name: '10:00 AM', exact: true }).check();
  await page.keyboard.press('Enter');
  const notice = form.getByRole('alert').filter({ hasText: 'already saved' });
  await expect(notice).toContainText(
    /What was saved: Lost Answer, Oil Change, .*, 9:00 AM, Bay 1, /,
  );
  expect(await site.rows('bookings', 'name=eq.Lost Answer')).toMatchObject([
    { requested_slot: '09:00' },
  ]);
  await notice.getByRole('button', { name: 'Open the saved booking' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Leave|^Discard/ })
    .click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('dialog', { name: /^Booking |^Lost Answer/ })).toBeVisible();
});

test('whom a closure hits is to be called on two desks, until one of them ticks it', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  const day = bookableDay(3);
  const hit = { p_date: day, p_slot: '09:00', p_name: 'Cora Closed' };
  await book(site, bookingRequest(hit));
  await site.add('closures', { first_day: day, last_day: day });
  const second = await otherPage();
  await signInToSection(page, site, 'Dashboard', 'calls1@example.com');
  await signInToSection(second, site, 'Dashboard', 'calls2@example.com');
  const list = (desk: Page) => desk.getByRole('region', { name: 'Call list (1)' });
  await expect(list(page)).toContainText('Cora Closed');
  await expect(list(page)).toContainText('closed on that day');
  await expect(list(second)).toBeVisible();
  await expectAccessible(page);
  await list(page).getByRole('button', { name: 'Cora Closed was called' }).click();
  await expect(list(page)).toBeHidden();
  await expect(list(second)).toBeHidden();
  await second.reload();
  await expect(second.getByRole('heading', { name: /^Today,/ })).toBeVisible();
  await expect(list(second)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(second)).toBeVisible();
  await page.goto(`/admin/bookings?day=${day}`);
  await expect(page.getByRole('article').filter({ hasText: 'Cora Closed' })).toContainText(
    'Call: closed on that day',
  );
  await site.change('bookings', 'name=eq.Cora Closed', { status: 'cancelled' });
  await expect(list(second)).toBeHidden();
});
