import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { book, bookingRequest } from '../support/bookings';
import { notification } from '../support/notification';
import { product } from '../support/products';
import { bookableDay } from '../support/shopDays';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({
  shop: 'desk tires',
  html: 'bare',
  expectedErrors: [/\[admin\] DataError: tires_sold|409 \(Conflict\)/],
});

async function openBooking(page: Page, day: string, customer: string) {
  await page.goto(`/admin/bookings?day=${day}`);
  await page.getByRole('button', { name: new RegExp(`^Open booking .* for ${customer}$`) }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  return page.getByRole('dialog', { name: /^Booking / });
}

test('staff put tires on a booking, another desk takes them off, and a caller is booked with them', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  const day = bookableDay(3);
  const tire = { sku: 'NOK-R5', size: '225/65R17', quantity: 6 };
  await site.add('products', product(tire));
  await book(site, bookingRequest({ p_date: day, p_slot: '09:00', p_name: 'Calls Again' }));
  const second = await otherPage();
  await signInToSection(page, site, 'Bookings', 'tires1@example.com');
  await signInToSection(second, site, 'Bookings', 'tires2@example.com');
  const dialog = await openBooking(page, day, 'Calls Again');
  const other = await openBooking(second, day, 'Calls Again');
  await expect(other.getByText('None yet.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Add tires' }).press('Enter');
  await page.keyboard.type('hakkapelita 225 65 17');
  const choice = dialog.getByRole('radio', { name: /^Nokian Hakkapeliitta R5/ });
  // The only one is chosen. Nobody has to look for it.
  await expect(choice).toBeChecked();
  await expect(choice).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Add to the booking' })).toBeInViewport();
  await expect(dialog.getByText('$951.92 installed, with fees and tax')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add to the booking' }).press('Enter');
  await expect(notification(page, 'The tires were added to the booking')).toBeVisible();
  await expect(dialog.getByText(/^4 × Nokian Hakkapeliitta R5 225\/65R17/)).toBeVisible();
  expect(await site.rows('products', 'sku=eq.NOK-R5')).toMatchObject([
    { promised: 4, available: 2 },
  ]);

  await other.getByRole('button', { name: /^Remove Nokian Hakkapeliitta R5/ }).click();
  await expect(dialog.getByText('None yet.')).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(
    notification(second, 'The tires are back in the booking at the same price'),
  ).toBeVisible();
  await expect(dialog.getByText(/^4 × Nokian Hakkapeliitta R5 225\/65R17/)).toBeVisible();
  await other.getByRole('button', { name: /^Remove Nokian Hakkapeliitta R5/ }).click();
  await expect(dialog.getByText('None yet.')).toBeVisible();
  expect(await site.rows('products', 'sku=eq.NOK-R5')).toMatchObject([{ promised: 0 }]);

  // A caller orders all six: the booking and its tires are one transaction.
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^New booking or hold .* Bay 2$/ })
    .first()
    .press('Enter');
  const form = page.getByRole('dialog', { name: 'New booking' });
  await form.getByRole('checkbox', { name: 'Tire Rotation' }).check();
  await form.getByRole('textbox', { name: 'Name' }).fill('Orders Six');
  await form.getByRole('textbox', { name: 'Phone number' }).fill('770 555 0199');
  await form.getByRole('textbox', { name: 'Vehicle' }).fill('2018 Toyota Camry');
  await form.getByText(/^More:/).click();
  await form.getByRole('button', { name: 'Add tires' }).press('Enter');
  await page.keyboard.type('225 65 17');
  await form.getByRole('radio', { name: /6 available/ }).press('Space');
  await expect(
    form.getByText(/^This vehicle came from the factory with 205\/65R16 95H/),
  ).toBeVisible();
  await form.getByRole('combobox', { name: 'How many' }).selectOption('6');
  await expect(form.getByText('$1,427.88 installed, with fees and tax')).toBeVisible();
  await expectAccessible(page);
  // Meanwhile one is damaged.
  await site.change('products', 'sku=eq.NOK-R5', { quantity: 5 });
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(form.getByText(/^That many are no longer available/)).toBeVisible();
  expect(await site.rows('bookings', 'name=eq.Orders Six')).toEqual([]);
  await form.getByRole('combobox', { name: 'How many' }).selectOption('5');
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(form).toBeHidden();
  expect(await site.rows('products', 'sku=eq.NOK-R5')).toMatchObject([{ promised: 5 }]);
});
