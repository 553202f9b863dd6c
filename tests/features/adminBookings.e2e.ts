import { readFileSync } from 'node:fs';
import { book, bookingRequest } from '../support/bookings';
import { waitForFonts } from '../support/fonts';
import { notification } from '../support/notification';
import { product } from '../support/products';
import { bookableDay, daysAfter, formatFullDay } from '../support/shopDays';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { typeDay } from '../support/typeDay';
import { horizontalOverflow } from '../web/support/everyWidth';

test.use({ shop: 'admin desk' });

test('staff find a booking and cancel it, which frees its bay', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  const date = bookableDay(0);
  await book(site, bookingRequest({ p_date: date, p_slot: '09:00', p_name: 'Early Bird' }));
  const word = 'W'.repeat(100);
  await book(
    site,
    bookingRequest({ p_date: date, p_slot: '11:00', p_name: 'Late Riser', p_vehicle: word }),
  );
  await signInToSection(page, site, 'Bookings', 'desk@example.com');
  // The board, on the day itself.
  await page.goto(`/admin/bookings?day=${date}`);
  await expect(page.getByRole('heading', { level: 2, name: formatFullDay(date) })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Early Bird' });
  await expect(card).toContainText('9:00 AM to 9:45 AM');
  await expect(card).toContainText('Bay 1');
  await page.getByRole('button', { name: 'Next day' }).click();
  const next = formatFullDay(daysAfter(date, 1));
  await expect(page.getByRole('heading', { level: 2, name: next })).toBeVisible();
  await expect(card).toBeHidden();
  await typeDay(page, /^Day/, '12152027');
  await expect(
    page.getByRole('heading', { level: 2, name: formatFullDay('2027-12-15') }),
  ).toBeVisible();
  await expect(page).toHaveURL(/day=2027-12-15/);

  await page.getByRole('button', { name: 'List', exact: true }).click();
  const rows = page.getByRole('table', { name: 'Bookings' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(rows.filter({ hasText: word })).toBeVisible();
    expect(await horizontalOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
  // A time stays in one line, however long the text beside it is.
  const when = rows.filter({ hasText: word }).getByText('11:00 AM');
  await waitForFonts(page);
  expect((await when.boundingBox())?.height).toBeLessThan(30);
  await typeDay(page, /^To$/, '12312027');
  await expect(page).toHaveURL(/to=2027-12-31/);
  await expect(rows).toHaveCount(3);
  await page.getByRole('searchbox').fill('early');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: /^Cancel booking .* for Early Bird$/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Cancel Early Bird’s booking?');
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(notification(page, 'Booking canceled')).toBeVisible();
  await expect(rows.filter({ hasText: 'Early Bird' })).toContainText('Canceled');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Confirmed');
  await expect(rows).toHaveCount(2);
  expect(await site.rows('bookings', 'name=eq.Early Bird')).toMatchObject([
    { status: 'cancelled', bay: null },
  ]);
});

test('a cancelled request without a time stays on the list', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await book(site, bookingRequest({ p_name: 'Just Asking' }));
  await signInToSection(page, site, 'Bookings', 'asking@example.com');
  const waiting = page.getByRole('region', { name: /^Waiting for a time/ });
  await waiting.getByRole('button', { name: /^Cancel booking .* for Just Asking$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(notification(page, 'Booking canceled')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Just Asking' })).toBeHidden();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Just Asking' });
  await expect(row).toContainText('Canceled');
});

test('the CSV file contains the list, and no text in it is a formula', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  const date = bookableDay(1);
  // A name that reads as a link is refused.
  const booked = await book(
    site,
    bookingRequest({ p_date: date, p_slot: '13:00', p_name: '=SUM(1+1)' }),
  );
  expect(booked.ok).toBe(true);
  await signInToSection(page, site, 'Bookings', 'csv@example.com');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('searchbox').fill('=sum(');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('bookings-search.csv');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Reference,Status,Date,Time');
  expect(lines[1]).toContain(`Confirmed,${date},13:00`);
  expect(lines[1]).toContain(`'=SUM(1+1)`);
});

test('staff schedule a request', { tag: '@prove' }, async ({ page, site }) => {
  const date = bookableDay(2);
  await book(site, bookingRequest({ p_name: 'Patient Customer' }));
  await signInToSection(page, site, 'Bookings', 'requests@example.com');
  const waiting = page.getByRole('article').filter({ hasText: 'Patient Customer' });
  await waiting.getByRole('button', { name: /^Set a time/ }).click();
  const form = page.getByRole('dialog', { name: 'Set a time for Patient Customer' });
  await form.getByLabel('Date').fill(date);
  await form.getByRole('combobox', { name: 'Time' }).selectOption('2:00 PM');
  await form.getByRole('button', { name: 'Confirm the appointment' }).click();
  await expect(notification(page, 'Booking updated')).toBeVisible();
  await expect(waiting).toBeHidden();
  expect(await site.rows('bookings', 'name=eq.Patient Customer')).toMatchObject([
    { status: 'confirmed', requested_date: date, requested_slot: '14:00', bay: 1 },
  ]);
});

test('a booking to which only tires were added is saved, and nothing else is sent', {
  tag: '@prove',
}, async ({ page, site }) => {
  const date = bookableDay(3);
  await site.add('products', product({ name: 'Nokian One', price: 100, quantity: 6 }));
  await book(site, bookingRequest({ p_date: date, p_slot: '09:00', p_name: 'Una Unchanged' }));
  await signInToSection(page, site, 'Bookings', 'unchanged@example.com');
  await page.goto(`/admin/bookings?day=${date}`);
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const writesRow = request.method() !== 'GET' && /\/bookings$/.test(pathname);
    if (writesRow) writes.push(`${request.method()} ${pathname}`);
  });
  const form = page.getByRole('dialog', { name: /^Booking/ });
  await page.getByRole('button', { name: /^Open booking .* Una Unchanged/ }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await form.getByRole('button', { name: 'Add tires' }).click();
  await form.getByRole('searchbox').fill('nokian');
  await form.getByRole('radio', { name: /^Nokian One/ }).click();
  await form.getByRole('button', { name: 'Add to the booking' }).click();
  await expect(form.getByText(/^4 × Nokian One/)).toBeVisible();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notification(page, 'Booking updated')).toBeVisible();
  await expect(form).toBeHidden();
  expect(writes).toEqual([]);
});
