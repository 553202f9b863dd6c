import { expectAccessible } from '../support/accessible';
import { bookingRequest } from '../support/bookings';
import { mailsAreSent } from '../support/mailsAreSent';
import { bookableDay } from '../support/shopDays';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { horizontalOverflow } from '../web/support/everyWidth';

test.use({ shop: 'admin desk' });

const names = ['Rosa Uno', 'Rosa Dos', 'Rosa Tres', 'Ann Other'];

test('staff cancel the bookings of one network together, without a message, and restore them', {
  tag: '@prove',
}, async ({ page, site }) => {
  for (const [i, p_name] of names.entries()) {
    const body = bookingRequest({ p_name, p_date: bookableDay(3 + i), p_slot: '09:00' });
    const network = p_name.startsWith('Rosa') ? 1 : 2;
    const headers = { 'x-forwarded-for': `198.51.${network}.7` };
    await site.api('/rest/v1/rpc/book_appointment', { body, headers });
  }
  await mailsAreSent(page);
  await signInToSection(page, site, 'Messages', 'ines@example.com');
  const answer = page.waitForResponse('**/rest/v1/rpc/search_bookings');
  await page.goto('/admin/bookings?filter=recent');
  expect(await (await answer).text()).not.toMatch(/"(network|cancel_token_hash|idempotency_key)"/);
  await expect(page.getByText('3 from the same connection')).toHaveCount(3);
  const rows = page.getByRole('main').locator('tbody').getByRole('row');
  await expect(rows.last()).toContainText('Ann Other');
  await page.getByRole('checkbox', { name: /^Select the 3 from connections/ }).press('Space');
  await expect(page.getByText('3 selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel selected' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^No message goes out/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel 3 bookings' }).click();
  const bar = page.getByRole('status').filter({ hasText: '3 bookings canceled.' });
  await expect(bar.getByText('No message goes out.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await bar.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(rows).toHaveCount(4);
  expect(await site.rows('bookings', 'status=eq.cancelled')).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('checkbox', { name: /for Ann Other$/ }).check();
  await page.getByRole('checkbox', { name: /for Rosa Uno$/ }).check();
  await page.getByRole('button', { name: 'Cancel selected' }).click();
  // Another desk is faster.
  await site.change('bookings', 'name=eq.Rosa Uno', { status: 'cancelled' });
  await dialog.getByRole('radio', { name: 'Yes, tell them' }).check();
  await expect(dialog.getByText('2 emails go out in 15 seconds.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel 2 bookings' }).click();
  await expect(page.getByText('Going out in 15 seconds: 1 email.')).toBeVisible();
  await expect(page.getByText(/^Rosa Uno .* Its status is “Canceled”\.$/)).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
