import { choose, fillDetails } from '../support/booking';
import { bookableDay } from '../support/shopDays';
import { expect, test } from '../support/test';

test.use({ html: 'composed', shop: 'public pages' });

test('a printed article shows the article only', { tag: '@prove' }, async ({ page }) => {
  await page.goto('/blog/wheel-alignment');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText(/^Tara Tire & Auto · \(770\) 555-0123 · /)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'More articles' })).toBeHidden();
});

test('a confirmation prints with its manage link and without the wizard', {
  tag: '@prove',
}, async ({ page, site }) => {
  await page.goto('/booking');
  await choose(page, { service: 'Oil Change', date: bookableDay(3), time: '10:00 AM' });
  await fillDetails(page);
  await page.getByRole('main').getByRole('button', { name: 'Book appointment' }).click();
  const confirmation = page.getByRole('region', { name: 'You’re booked' });
  await expect(confirmation).toBeVisible();
  const link = confirmation.getByRole('link', { name: 'Move or cancel this appointment' });
  const address = confirmation.getByText(String(await link.getAttribute('href')));
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(address).toBeVisible();
  await expect(address).toContainText(new RegExp(`^${site.origin}/booking/cancel#[0-9a-f]{32}$`));
  await expect(confirmation).toContainText(/[A-Z2-9]{3}-[A-Z2-9]{3}/);
  await expect(confirmation).toBeVisible();
  for (const name of ['Book your appointment', 'Which service do you need?', 'Good to know'])
    await expect(page.getByRole('heading', { name })).toBeHidden();
  await expect(page.getByRole('button').first()).toBeHidden();
});

test('a managed appointment prints its facts, without what can be pressed', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/booking');
  await choose(page, { service: 'Oil Change', date: bookableDay(3), time: '11:00 AM' });
  await fillDetails(page);
  await page.getByRole('main').getByRole('button', { name: 'Book appointment' }).click();
  await page.getByRole('link', { name: 'Move or cancel this appointment' }).click();
  await expect(page.getByRole('button', { name: 'Cancel appointment' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /, 11:00 AM$/ })).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  for (const hidden of [page.getByRole('button'), page.getByText(/^Emails/), page.locator('nav')])
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
});
