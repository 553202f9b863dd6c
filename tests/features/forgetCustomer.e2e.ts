import { book, bookingRequest } from '../support/bookings';
import { notification } from '../support/notification';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ shop: 'admin desk' });

test('staff forget a customer once no booking is open, and the booking stays', {
  tag: '@prove',
}, async ({ page, site }) => {
  const customer = { p_name: 'Zoe Zander', p_email: 'zoe@example.com', p_phone: '7705557788' };
  await book(site, bookingRequest(customer));
  await site.add('contact_messages', [
    { name: 'Zoe Zander', email: 'zoe@example.com', subject: 'Hello', message: 'It is Zoe.' },
  ]);
  await signInToSection(page, site, 'Bookings', 'privacy@example.com');
  await page.goto('/admin/bookings?view=list');
  const dialog = page.getByRole('dialog');
  const openCustomer = async () => {
    await page.getByRole('button', { name: /^Open booking .* for Zoe Zander$/ }).click();
    await dialog.getByRole('link', { name: 'Zoe Zander' }).click();
  };
  await openCustomer();
  const forget = dialog.getByRole('button', { name: 'Erase this customer’s data' });
  await forget.click();
  await expect(dialog.getByText(/appointment that isn’t over/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: /^Cancel booking .* for Zoe Zander$/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(notification(page, 'Booking canceled')).toBeVisible();

  await openCustomer();
  await forget.click();
  await expect(question).toContainText('from this booking');
  await expect(question).toContainText('deletes one message');
  await question.getByRole('button', { name: 'Erase the data' }).click();
  await expect(notification(page, 'The customer’s data is erased')).toBeVisible();
  const open = page.getByRole('button', { name: /^Open booking .* for Erased customer$/ });
  await open.click();
  await expect(dialog.getByText(/^This customer’s data was erased on/)).toBeVisible();
  expect(await site.rows('bookings', 'forgotten_at=not.is.null')).toMatchObject([
    { status: 'cancelled', service: 'oil-change', name: '', email: '', phone: '', vehicle: '' },
  ]);
  expect(await site.rows('contact_messages', 'email=eq.zoe@example.com')).toEqual([]);
});
