import { randomUUID } from 'node:crypto';
import { violationsOf } from '../support/accessible';
import type { RunningSite, TestAccount } from '../support/runningSite';
import { shopToday } from '../support/shopDays';
import { PASSWORD, signIn } from '../support/staff';
import { expect, test } from '../support/test';
import { horizontalOverflow } from '../web/support/everyWidth';

test.use({ shop: 'phone desk', viewport: { width: 390, height: 844 } });

/** The shop is open all day, whatever day it is. */
async function openAllDay(site: RunningSite) {
  const weekday = new Date(`${shopToday()}T00:00:00Z`).getUTCDay() || 7;
  const hours = { opens: '00:00', closes: '23:59' };
  const spans = await site.rows('opening_hours', `weekday=eq.${weekday}`);
  if (spans.length) await site.change('opening_hours', `weekday=eq.${weekday}`, hours);
  else await site.add('opening_hours', { weekday, ...hours });
}

/** Stores an appointment of today that starts at any minute, as only a walk-in may when it is stored. */
async function enter(site: RunningSite, { token }: TestAccount, name: string, slot: string) {
  const response = await site.api('/rest/v1/rpc/book_for_caller', {
    as: { token },
    body: {
      ...{ p_key: randomUUID(), p_name: name, p_phone: '(770) 555-0144', p_minutes: 10 },
      ...{ p_service: 'oil-change', p_date: shopToday(), p_slot: slot, p_is_walk_in: true },
      p_vehicle: '2019 Toyota Camry',
    },
  });
  if (!response.ok) throw new Error(await response.text());
  await site.change('bookings', `name=eq.${name}`, { is_walk_in: false });
}

test('the morning of a phone at the desk: the next car on top, its buttons under the thumb', async ({
  page,
  site,
}) => {
  const staff = await site.makeAdmin('thumb@example.com', PASSWORD);
  await openAllDay(site);
  await enter(site, staff, 'Larry Late', '00:01');
  await enter(site, staff, 'Nora Never', '00:02');
  await enter(site, staff, 'Eve Later', '23:45');
  await signIn(page, 'thumb@example.com');

  const car = (name: string) => page.getByRole('article', { name });
  await expect(car('Larry Late')).toBeInViewport();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => car('Larry Late').getByRole('link', { name });
  await expect(link('Call')).toHaveAttribute('href', 'tel:(770) 555-0144');
  await expect(link('Text')).toHaveAttribute('href', 'sms:7705550144');
  for (const control of [link('Call'), link('Text'), button('Arrived'), button('No-show')]) {
    const box = await control.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThan(844 * 0.85);
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);

  await button('Arrived').click();
  await expect(car('Nora Never')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(car('Larry Late')).toBeVisible();
  await button('Arrived').click();
  await expect(car('Nora Never')).toBeVisible();
  await button('No-show').click();
  await expect(car('Eve Later')).toBeVisible();

  const day = page.getByRole('list', { name: 'Today’s appointments' }).getByRole('listitem');
  await expect(day).toHaveText([/Larry Late.*Arrived$/, /Nora Never.*No-show$/, /Eve Later.*/]);
  const stored = await site.rows('bookings', 'select=name,status,stage&order=starts_at');
  expect(stored).toEqual([
    { name: 'Larry Late', status: 'confirmed', stage: 'arrived' },
    { name: 'Nora Never', status: 'no_show', stage: null },
    { name: 'Eve Later', status: 'confirmed', stage: null },
  ]);

  // Another desk enters a car meanwhile.
  await enter(site, staff, 'Theo Third', '12:00');
  await expect(day.filter({ hasText: 'Theo Third' })).toBeVisible();

  await page.goto('/es/admin/dashboard');
  await expect(page.getByRole('button', { name: 'Llegó' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Nueva cita' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
