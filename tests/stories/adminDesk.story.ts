import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { book, submission } from '../support/bookings';
import { said } from '../support/said';
import { bookableDay, daysAfter, spokenDay } from '../support/shopDays';
import { go, work } from '../support/staff';
import { expect, story } from '../support/story';

story.use({ shop: 'admin desk' });

/** Types a day into its field, key by key from its first part on, each after the one before was seen. */
async function typeDay(page: Page, field: RegExp, keys: string) {
  await page.getByLabel(field).focus();
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

story('staff find a booking, cancel it, and its bay is free again', async ({ page, site }) => {
  const date = bookableDay(0);
  await book(site, submission({ p_date: date, p_slot: '09:00', p_name: 'Early Bird' }));
  await book(site, submission({ p_date: date, p_slot: '11:00', p_name: 'Late Riser' }));
  await work(page, site, 'Bookings', 'desk@example.com');
  // The day view, on the day itself.
  await page.goto(`/admin/bookings?day=${date}`);
  await expect(page.getByRole('heading', { level: 2, name: spokenDay(date) })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Early Bird' });
  await expect(card).toContainText('9:00 AM to 9:45 AM');
  await expect(card).toContainText('Bay 1');
  await page.getByRole('button', { name: 'Next day' }).click();
  const next = spokenDay(daysAfter(date, 1));
  await expect(page.getByRole('heading', { level: 2, name: next })).toBeVisible();
  await expect(card).toBeHidden();
  await typeDay(page, /^Day/, '12152027');
  await expect(
    page.getByRole('heading', { level: 2, name: spokenDay('2027-12-15') }),
  ).toBeVisible();
  await expect(page).toHaveURL(/day=2027-12-15/);

  await page.getByRole('button', { name: 'List', exact: true }).click();
  const rows = page.getByRole('table', { name: 'Bookings' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await typeDay(page, /^To$/, '12312027');
  await expect(page).toHaveURL(/to=2027-12-31/);
  await expect(rows).toHaveCount(3);
  await page.getByRole('searchbox').fill('early');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: /^Cancel booking .* of Early Bird$/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Cancel the booking of Early Bird?');
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(said(page, 'Booking cancelled')).toBeVisible();
  await expect(rows.filter({ hasText: 'Early Bird' })).toContainText('Cancelled');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Confirmed');
  await expect(rows).toHaveCount(2);
  expect(await site.rows('bookings', 'name=eq.Early Bird')).toMatchObject([
    { status: 'cancelled', bay: null },
  ]);
});

story('a request without a time that came to nothing stays on the list', async ({ page, site }) => {
  await book(site, submission({ p_name: 'Just Asking' }));
  await work(page, site, 'Bookings', 'asking@example.com');
  const waiting = page.getByRole('region', { name: /^Waiting for a time/ });
  await waiting.getByRole('button', { name: /^Cancel booking .* of Just Asking$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(said(page, 'Booking cancelled')).toBeVisible();
  await expect(page.getByText('Just Asking')).toBeHidden();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Just Asking' });
  await expect(row).toContainText('Cancelled');
});

story(
  'the CSV file holds the list, and no text in it runs as a formula',
  async ({ page, site }) => {
    const date = bookableDay(1);
    await book(
      site,
      submission({ p_date: date, p_slot: '13:00', p_name: '=HYPERLINK("http://x.example")' }),
    );
    await work(page, site, 'Bookings', 'csv@example.com');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.getByRole('searchbox').fill('hyperlink');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^bookings-.*\.csv$/);
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Reference,Status,Date,Time');
    expect(lines[1]).toContain(`Confirmed,${date},13:00`);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x.example"")"`);
  },
);

story('staff give a request its time', async ({ page, site }) => {
  const date = bookableDay(2);
  await book(site, submission({ p_name: 'Patient Customer' }));
  await work(page, site, 'Bookings', 'requests@example.com');
  const waiting = page.getByRole('article').filter({ hasText: 'Patient Customer' });
  await waiting.getByRole('button', { name: /^Set a time/ }).click();
  const form = page.getByRole('dialog', { name: 'Set a time for Patient Customer' });
  await form.getByLabel('Date').fill(date);
  await form.getByRole('combobox', { name: 'Time' }).selectOption('2:00 PM');
  await form.getByRole('button', { name: 'Confirm the appointment' }).click();
  await expect(said(page, 'Booking updated')).toBeVisible();
  await expect(waiting).toBeHidden();
  expect(await site.rows('bookings', 'name=eq.Patient Customer')).toMatchObject([
    { status: 'confirmed', requested_date: date, requested_slot: '14:00', bay: 1 },
  ]);
});

story('messages are read, answered by mail, deleted and brought back', async ({ page, site }) => {
  await site.add('contact_messages', [
    { name: 'Bill', email: 'bill@example.com', subject: 'A noise', message: 'It ticks.' },
    { name: 'Rosa', email: 'rosa@example.com', subject: 'Una llanta', message: 'Está ponchada.' },
  ]);
  await work(page, site, 'Messages', 'inbox@example.com');
  await expect(page.getByText('2 unread')).toBeVisible();
  const line = page.getByRole('button', { name: /A noise/, expanded: false });
  await line.click();
  await expect(page.getByText('It ticks.')).toBeVisible();
  await expect(page.getByText('1 unread')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reply to Bill by email' })).toHaveAttribute(
    'href',
    /^mailto:bill@example\.com\?subject=Re%3A%20A%20noise/,
  );
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page.getByText('2 unread')).toBeVisible();

  await page.getByRole('button', { name: 'Delete “A noise” from Bill' }).click();
  await expect(page.getByText('Message “A noise” deleted.')).toBeVisible();
  await expect(page.getByText('It ticks.')).toBeHidden();
  await page.reload();
  await expect(page.getByText('1 unread')).toBeVisible();
  await expect(page.getByRole('button', { name: /A noise/ })).toBeHidden();
  await page.getByRole('button', { name: /Una llanta/ }).click();
  await page.getByRole('button', { name: 'Delete “Una llanta” from Rosa' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(said(page, 'Message restored')).toBeVisible();
  await expect(page.getByRole('button', { name: /Una llanta/, expanded: true })).toBeFocused();
  expect(await site.rows('contact_messages', 'deleted_at=is.null&select=subject')).toEqual([
    { subject: 'Una llanta' },
  ]);
});

story('the dashboard says what waits today', async ({ page, site }) => {
  await site.add('contact_messages', {
    ...{ name: 'New', email: 'new@example.com', subject: 'Today', message: 'Hello.' },
  });
  await work(page, site, 'Dashboard', 'today@example.com');
  const unread = await site.rows('contact_messages', 'is_read=is.false&deleted_at=is.null');
  const fact = page
    .getByRole('region', { name: /^Today/ })
    .locator('div')
    .filter({
      has: page.getByRole('term').filter({ hasText: 'Unread messages' }),
    });
  await expect(fact.getByRole('definition').last()).toHaveText(String(unread.length));
  await go(page, 'Messages');
  await expect(page.getByText(`${unread.length} unread`)).toBeVisible();
});
