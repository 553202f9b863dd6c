import type { Page } from '@playwright/test';
import { choose, chooseService, customer, fillDetails, tile } from '../support/booking';
import { fillSlot } from '../support/bookings';
import { OUTAGE_MESSAGES } from '../support/outageMessages';
import { bookableDay, formatFullDay } from '../support/shopDays';
import { expect, test } from '../support/test';

test.use({ shop: 'booking faults' });

const submit = (page: Page) => page.getByRole('button', { name: 'Book appointment' }).click();
const booked = (page: Page) => page.getByRole('region', { name: 'You’re booked' });
const notes = 'Please look at the left mirror too.';

/** Fills in the wizard up to its last button. */
async function prepare(page: Page, date: string, time = '10:00 AM') {
  await page.goto('/booking');
  await choose(page, { service: 'Oil Change', date, time });
  await fillDetails(page, { ...customer, 'Additional notes': notes });
}

async function expectInputPreserved(page: Page) {
  for (const [label, text] of Object.entries({ ...customer, 'Additional notes': notes })) {
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(text);
  }
}

test('a full slot is visible and disabled', { tag: '@prove' }, async ({ page, site }) => {
  const date = bookableDay(0);
  await fillSlot(site, date, '09:00');
  await page.goto('/booking');
  await chooseService(page, 'Oil Change');
  await tile(page, formatFullDay(date)).click();
  await expect(tile(page, /^9:00 AM\s*Full$/)).toBeDisabled();
  await expect(tile(page, '10:00 AM')).toBeEnabled();
});

test.describe('a booking that the server refuses', () => {
  test.use({ expectedErrors: [/409 \(Conflict\)|400 \(Bad Request\)/] });

  test('a visitor who loses the race for the last bay keeps all input and chooses another time', async ({
    page,
    site,
  }) => {
    const date = bookableDay(1);
    await prepare(page, date);
    await fillSlot(site, date, '10:00');
    await submit(page);
    const problem = page.getByRole('alert').filter({ hasText: 'is not booked yet' });
    await expect(problem).toContainText('Somebody just took the last spot at that time');
    await expectInputPreserved(page);
    await page.getByRole('button', { name: 'Choose another time' }).click();
    await expect(tile(page, /^10:00 AM\s*Full$/)).toBeDisabled();
    await tile(page, '11:00 AM').click();
    await expectInputPreserved(page);
    await submit(page);
    await expect(booked(page)).toContainText('11:00 AM');
    const rows = await site.rows(
      'bookings',
      `email=eq.${customer.Email}&requested_date=eq.${date}`,
    );
    expect(rows).toMatchObject([{ requested_slot: '11:00', status: 'confirmed', notes }]);
  });

  test('a booking with a filled hidden field keeps all input, and a second press books', {
    tag: '@prove',
  }, async ({ page, site }) => {
    const date = bookableDay(7);
    await prepare(page, date);
    await page.locator('input[name="website"]').fill('https://spam.example', { force: true });
    await submit(page);
    const problem = page.getByRole('alert').filter({ hasText: 'is not booked yet' });
    await expect(problem).toContainText('A hidden field of this form was filled in');
    await expectInputPreserved(page);
    expect(await site.rows('bookings', `requested_date=eq.${date}`)).toEqual([]);
    await submit(page);
    await expect(booked(page)).toContainText(formatFullDay(date));
  });

  test('a day that staff closed in the meantime is refused with a message', {
    tag: '@prove',
  }, async ({ page, site }) => {
    const date = bookableDay(2);
    await prepare(page, date);
    await site.add('closures', { first_day: date, last_day: date });
    await submit(page);
    await expect(page.getByRole('alert').filter({ hasText: 'is not booked yet' })).toContainText(
      'We can’t take appointments on that day.',
    );
    await expectInputPreserved(page);
    await page.getByRole('button', { name: 'Choose another day' }).click();
    await expect(tile(page, new RegExp(`^${formatFullDay(date)}`))).toBeDisabled();
    const closure = `/rest/v1/closures?first_day=eq.${date}`;
    expect((await site.api(closure, { as: 'service', method: 'DELETE' })).ok).toBe(true);
  });
});

test.describe('the connection to the server is lost', () => {
  test.use({ expectedErrors: [OUTAGE_MESSAGES] });

  test('a booking sent to a stopped server keeps its values, and a retry stores it once', {
    tag: '@prove',
  }, async ({ page, site }) => {
    const date = bookableDay(3);
    await prepare(page, date);
    await site.kill('SIGKILL');
    await submit(page);
    const problem = page.getByRole('alert').filter({ hasText: 'is not booked yet' });
    await expect(problem).toContainText(
      'We couldn’t reach the shop’s server. Anything you typed is still here',
    );
    await expectInputPreserved(page);
    await submit(page);
    await expect(problem).toContainText('If you send it again, you won’t be booked twice.');

    await site.run();
    await expectInputPreserved(page);
    await submit(page);
    await expect(booked(page)).toContainText(formatFullDay(date));
    expect(await site.rows('bookings', `requested_date=eq.${date}`)).toMatchObject([
      { name: customer['Full name'], requested_slot: '10:00', bay: 1, notes },
    ]);
  });

  test('a retry after a lost response stores one booking', { tag: '@prove' }, async ({
    page,
    site,
  }) => {
    const date = bookableDay(4);
    await prepare(page, date);
    await page.route(
      '**/rpc/book_appointment',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit(page);
    await expect(page.getByRole('alert').filter({ hasText: 'is not booked yet' })).toBeVisible();
    const [stored, ...others] = await site.rows('bookings', `requested_date=eq.${date}`);
    expect(others).toEqual([]);

    await submit(page);
    await expect(booked(page)).toContainText(String(stored?.['reference']));
    expect(await site.rows('bookings', `requested_date=eq.${date}`)).toEqual([stored]);
  });
});

test('the second car of a duplicated tab is asked about and booked', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  const [first, second] = [bookableDay(8), bookableDay(9)];
  await prepare(page, first);
  await page.reload();
  // The browser copies what the tab has stored.
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/booking')),
  ]);
  await submit(page);
  await expect(booked(page)).toContainText(customer['Vehicle details']);

  await choose(copy, { service: 'Oil Change', date: second, time: '11:00 AM' });
  const vehicle = '2016 Ford F-150';
  await copy.getByRole('textbox', { name: 'Vehicle details' }).fill(vehicle);
  await submit(copy);
  const question = copy.getByRole('alert').filter({ hasText: 'Book this one too' });
  await expect(question).toContainText(
    `You already have an appointment for the ${customer['Vehicle details']} on`,
  );
  await expect(question.getByRole('link', { name: 'Open the earlier one' })).toBeVisible();
  await question.getByRole('button', { name: 'Book this one too' }).click();
  await expect(booked(copy)).toContainText(vehicle);
  for (const [date, car] of [
    [first, customer['Vehicle details']],
    [second, vehicle],
  ])
    expect(await site.rows('bookings', `requested_date=eq.${date}&select=vehicle,status`)).toEqual([
      { vehicle: car, status: 'confirmed' },
    ]);
});

test('the manage link cancels, frees the slot and shows no customer data', {
  tag: '@prove',
}, async ({ page, site }) => {
  const date = bookableDay(6);
  await fillSlot(site, date, '15:00', 1);
  await prepare(page, date, '3:00 PM');
  await submit(page);
  const reference = await booked(page)
    .getByText(/^\w{3}-\w{3}$/)
    .textContent();
  const link = booked(page).getByRole('link', { name: 'Move or cancel this appointment' });
  await page.goto((await link.getAttribute('href')) ?? '');

  await expect(page.getByText(/^Do you want to move or cancel it\?/)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(String(reference));
  for (const secret of Object.values(customer)) await expect(main).not.toContainText(secret);
  // Opening the link alone cancels nothing.
  const state = () => site.rows('bookings', `reference=eq.${reference}&select=status`);
  expect(await state()).toEqual([{ status: 'confirmed' }]);

  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is canceled' })).toBeFocused();
  expect(await state()).toEqual([{ status: 'cancelled' }]);

  await page.getByRole('link', { name: 'Book another time' }).click();
  await tile(page, /^Oil Change/).click();
  await tile(page, formatFullDay(date)).click();
  await expect(tile(page, '3:00 PM')).toBeEnabled();
});

test('a manage link without a booking shows an error', { tag: '@prove' }, async ({ page }) => {
  await page.goto(`/booking/cancel#${'0'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: 'We can’t find this appointment' })).toBeVisible();
});
