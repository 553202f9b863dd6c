import { expectAccessible } from '../support/accessible';
import { book, bookingRequest } from '../support/bookings';
import { mailsAreSent } from '../support/mailsAreSent';
import { bookableDay } from '../support/shopDays';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { horizontalOverflow } from '../web/support/everyWidth';

test.use({ shop: 'admin desk' });

test('staff find a customer, take the next step of the visit and settle what was agreed', async ({
  page,
  site,
}) => {
  const day = bookableDay(3);
  const customer = { p_name: 'Marcus Bell', p_phone: '770.555.0177' };
  await book(site, bookingRequest({ ...customer, p_date: day, p_slot: '09:00' }));
  // The mails of these tests are kept, and nothing would be said to be sent.
  await mailsAreSent(page);
  await signInToSection(page, site, 'Messages', 'tony@example.com');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await page.keyboard.type('marcus');
  await expect(dialog.getByRole('link', { name: /^Marcus Bell, / })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/customer=/);
  await dialog.getByRole('button', { name: /9:00 AM/ }).click();
  await expect(dialog.getByText('(770) 555-0177')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel(/^Time/).selectOption('4:00 PM');
  await expect(dialog.getByText('Marcus gets an email in 15 seconds.').last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Don’t send' }).click();
  await expect(page.getByText('Nothing will be sent to Marcus.')).toBeVisible();

  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Change your name' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Antonio');
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('row', { name: /^Antonio/ })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/bookings?day=${day}`);
  await page.getByRole('button', { name: /^Open booking .* for Marcus Bell$/ }).click();
  // What loads above it moves it: a click would land beside it.
  await dialog.locator('summary', { hasText: 'History' }).press('Enter');
  await expect(dialog.getByText('9:00 AM → 4:00 PM, by Antonio')).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('button', { name: 'Arrived' }).click();
  await expect(page.getByText('Marcus Bell’s booking: Arrived.')).toBeVisible();
  expect(await site.rows('bookings', 'name=eq.Marcus Bell')).toMatchObject([{ stage: 'arrived' }]);
  // What was held back is no message of the customer.
  await page.getByRole('button', { name: /^Open booking .* for Marcus Bell$/ }).click();
  await dialog.getByRole('link', { name: 'Marcus Bell' }).click();
  await expect(dialog.getByRole('region', { name: 'One booking' })).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Messages' })).toContainText('not sent');
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
