import type { Page } from '@playwright/test';
import { choose, customer, fillDetails, tile } from '../support/booking';
import { bookableDay, formatFullDay, shopToday } from '../support/shopDays';
import { expect, test } from '../support/test';

test.use({ shop: 'booking zones' });

const zones = ['America/New_York', 'Asia/Tokyo'];

/** The days of step 2 and the slots of a day, with the state that is shown for each. */
async function offered(page: Page, date: string) {
  await page.goto('/booking');
  const answered = page.waitForResponse(/slot_availability/);
  await tile(page, /^Tire Rotation/).click();
  const options = (group: string) =>
    page.getByRole('group', { name: group }).locator('label, button');
  await expect(options('Which day works for you?')).toHaveCount(31);
  await answered;
  await expect(page.getByText('Checking open times…')).toBeHidden();
  const days = await options('Which day works for you?').allTextContents();
  await tile(page, new RegExp(`^${formatFullDay(date)}`)).click();
  await expect(options('What time works for you?')).toHaveCount(7);
  await expect(page.getByText('Checking open times…')).toBeHidden();
  const slots = await options('What time works for you?').allTextContents();
  return { days, slots };
}

test('a browser in Tokyo and one in New York see the same days and slots', {
  tag: '@prove',
}, async ({ otherPage }) => {
  const seen = [];
  for (const timezoneId of zones) {
    const page = await otherPage({ timezoneId });
    // Evening at the shop, the next morning in Tokyo. (The server's clock can't be set.)
    await page.clock.setFixedTime(`${shopToday()}T21:00:00-05:00`);
    seen.push(await offered(page, bookableDay(0)));
  }
  const [here, there] = seen;
  expect(there).toEqual(here);
  expect(here?.days[0]).toContain(formatFullDay(shopToday()));
  expect(here?.slots[0]).toBe('9:00 AM');
});

for (const { change, now, days } of [
  {
    change: 'to daylight time',
    now: '2027-03-10T21:00:00-05:00',
    days: ['2027-03-12', '2027-03-15'],
  },
  {
    change: 'from daylight time',
    now: '2027-11-03T21:00:00-04:00',
    days: ['2027-11-05', '2027-11-08'],
  },
]) {
  const title = `9:00 AM is offered on both sides of the clock change ${change} in both time zones`;
  test(title, { tag: '@prove' }, async ({ otherPage }) => {
    for (const timezoneId of zones) {
      const page = await otherPage({ timezoneId });
      await page.clock.setFixedTime(now);
      for (const day of days) {
        const { slots } = await offered(page, day);
        expect(slots).toEqual([
          ...['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'],
        ]);
        await expect(tile(page, '9:00 AM')).toBeEnabled();
      }
    }
  });
}

test('a booking made in Tokyo for 9:00 AM starts at 9:00 AM at the shop', {
  tag: '@prove',
}, async ({ otherPage, site }) => {
  const page = await otherPage({ timezoneId: 'Asia/Tokyo' });
  const date = bookableDay(1);
  await page.goto('/booking');
  await choose(page, { service: 'Tire Rotation', date, time: '9:00 AM' });
  await fillDetails(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  const confirmation = page.getByRole('region', { name: 'You’re booked' });
  await expect(confirmation).toContainText(formatFullDay(date));
  await expect(confirmation).toContainText('9:00 AM');
  const [row] = await site.rows('bookings', `requested_date=eq.${date}`);
  const clock = new Date(String(row?.['starts_at'])).toLocaleString('en-CA', {
    ...{ timeZone: 'America/New_York', hour12: false },
  });
  expect(clock).toBe(`${date}, 09:00:00`);
  expect(row?.['name']).toBe(customer['Full name']);
});
