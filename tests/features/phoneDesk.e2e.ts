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
  await site.change('bookings', `name=eq.${name}`, { is_walk_in: false, stage: null });
}

test('the morning of a phone at the desk: each car has its next step, and rows keep their place', {
  tag: '@prove',
}, async ({ page, site }) => {
  const staff = await site.makeAdmin('thumb@example.com', PASSWORD);
  await openAllDay(site);
  await enter(site, staff, 'Larry Late', '00:01');
  await enter(site, staff, 'Nora Never', '00:02');
  await enter(site, staff, 'Eve Later', '23:45');
  await signIn(page, 'thumb@example.com');

  const day = page.getByRole('list', { name: 'Today’s appointments' }).getByRole('listitem');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const call = day.getByRole('link', { name: 'Call Larry Late' });
  await expect(call).toHaveAttribute('href', 'tel:+17705550144');
  for (const name of ['Arrived: Larry Late', 'No-show: Larry Late']) {
    expect((await button(name).boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);

  const undo = page.getByRole('button', { name: 'Undo' });
  const place = async () => (await day.nth(1).boundingBox())?.y;
  const before = await place();
  await button('Arrived: Larry Late').click();
  await expect(button('In bay: Larry Late')).toBeVisible();
  await expect(undo).toBeInViewport();
  expect(await place()).toBe(before);
  await undo.click();
  await button('Arrived: Larry Late').click();
  await expect(button('In bay: Larry Late')).toBeVisible();
  await button('No-show: Nora Never').click();

  await expect(day).toHaveText([/Arrived.*Larry Late/, /No-show.*Nora Never/, /Eve Later/]);
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
  await expect(page.getByText('Terminadas (1)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'En bahía: Larry Late' })).toBeVisible();
  await page.getByRole('link', { name: 'Nueva cita' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
