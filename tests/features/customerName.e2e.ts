import { book, bookingRequest } from '../support/bookings';
import { notification } from '../support/notification';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ shop: 'admin desk' });

test('staff correct a customer’s name in all bookings, and another person’s stays', {
  tag: '@prove',
}, async ({ page, site }) => {
  const shared = { p_email: 'zander@example.com', p_phone: '7705557788' };
  await book(site, bookingRequest({ ...shared, p_name: 'Zoe Zander' }));
  await book(site, bookingRequest({ ...shared, p_name: 'zoé zander' }));
  await book(site, bookingRequest({ ...shared, p_name: 'Yves Zander' }));
  await signInToSection(page, site, 'Bookings', 'names@example.com');
  await page.goto('/admin/bookings?view=list');
  const customer = page.getByRole('dialog').first();
  await page.getByRole('button', { name: /^Open booking .* for Zoe Zander$/ }).click();
  await customer.getByRole('link', { name: 'Zoe Zander' }).click();
  await customer.getByRole('button', { name: 'Correct the name' }).click();
  const form = page.getByRole('dialog', { name: 'Correct the name' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Zoey Sander');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(notification(page, 'Name updated in all bookings')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Zoey Sander' })).toBeVisible();
  const names = await site.rows('bookings', 'email=eq.zander@example.com&order=created_at');
  expect(names.map(({ name }) => name)).toEqual(['Zoey Sander', 'Zoey Sander', 'Yves Zander']);
});
