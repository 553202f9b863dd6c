import { book, bookingRequest } from '../support/bookings';
import { notification } from '../support/notification';
import { bookableDay, formatFullDay } from '../support/shopDays';
import { signInToSection, unfold } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ shop: 'staff schedule', html: 'bare' });

test('a day is shortened, and its bookings are listed with phone numbers first', {
  tag: '@prove',
}, async ({ page, site }) => {
  const date = bookableDay(0);
  const weekday = formatFullDay(date).replace(/,.*/, '');
  await book(site, bookingRequest({ p_date: date, p_slot: '09:00', p_name: 'Early Bird' }));
  await book(site, bookingRequest({ p_date: date, p_slot: '15:00', p_name: 'Late Riser' }));
  await signInToSection(page, site, 'Settings', 'hours@example.com');
  await unfold(page, 'Hours');
  const row = page.getByRole('row', { name: new RegExp(`^${weekday}`) });
  await row.getByRole('button', { name: `Edit ${weekday}` }).click();
  const form = page.getByRole('dialog', { name: `Edit ${weekday}` });
  await form.getByLabel('Closes').fill('15:00');
  await form.getByRole('button', { name: 'Save hours' }).click();

  const affected = page.getByRole('dialog', { name: 'One booking would no longer fit' });
  await expect(affected.getByRole('listitem')).toHaveText(/3:00 PM.*Late Riser/);
  const call = affected.getByRole('link', { name: '(770) 555-0142' });
  await expect(call).toHaveAttribute('href', 'tel:+17705550142');
  await page.keyboard.press('Escape');
  await expect(affected).toBeHidden();
  await expect(form.getByLabel('Closes')).toHaveValue('15:00');
  await form.getByRole('button', { name: 'Save hours' }).click();
  await affected.getByRole('button', { name: 'Save anyway' }).click();
  await expect(notification(page, 'Hours updated successfully')).toBeVisible();
  await expect(row).toContainText('8am-3pm');

  // The booking stays, and visitors are no longer offered its time.
  expect(await site.rows('bookings', 'name=eq.Late Riser')).toMatchObject([
    { status: 'confirmed' },
  ]);
  const body = { p_services: ['oil-change'], p_from: date, p_to: date };
  const answer = await site.api('/rest/v1/rpc/slot_availability', { body });
  const slots = (await answer.json()) as { slot: string; bays: number | null }[];
  const baysAt = (time: string) => slots.find(({ slot }) => slot === time)?.bays;
  expect([baysAt('09:00'), baysAt('15:00')]).toEqual([1, null]);
});

test('a removed start time, a longer service and an unused bay list their bookings first', {
  tag: '@prove',
}, async ({ page, site }) => {
  const date = bookableDay(2);
  const weekday = formatFullDay(date).replace(/,.*/, '');
  await book(site, bookingRequest({ p_date: date, p_slot: '10:00', p_name: 'Ten Sharp' }));
  await signInToSection(page, site, 'Settings', 'broken@example.com');
  const form = page.getByRole('dialog').first();
  const listed = page
    .getByRole('dialog', { name: /would no longer fit$|in Bay 1 (is|are) affected$/ })
    .getByRole('listitem')
    .filter({ hasText: 'Ten Sharp' });
  const changes = {
    Hours: [`Edit ${weekday}`, () => form.getByRole('button', { name: 'Remove start time 2' })],
    Services: ['Edit Oil Change', () => form.getByLabel('Minutes')],
    Bays: ['Edit Bay 1', () => form.getByRole('checkbox', { name: 'In use' })],
  } as const;
  for (const [name, [edit, control]] of Object.entries(changes)) {
    await unfold(page, name);
    await page.getByRole('button', { name: edit }).click();
    if (name === 'Services') await control().fill('720');
    else await control().click();
    await form.getByRole('button', { name: /^Save/ }).click();
    await expect(listed).toBeVisible();
    // Who moves to another bay needs no call.
    const calls = listed.getByRole('link', { name: '(770) 555-0142' });
    await expect(calls).toHaveCount(name === 'Bays' ? 0 : 1);
    await page.getByRole('button', { name: /^(Back|Leave it as it is)$/ }).click();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a service is added, moved up and booked', { tag: '@prove' }, async ({ page, site }) => {
  await signInToSection(page, site, 'Settings', 'services@example.com');
  await unfold(page, 'Services');
  await page.getByRole('button', { name: 'Add service' }).click();
  const form = page.getByRole('dialog', { name: 'Add a service' });
  await form.getByLabel('Name in English').fill('Flat Repair');
  await form.getByLabel('Name in Spanish').fill('Reparación de llantas ponchadas (vacías)');
  await form.getByLabel('Price').fill('25');
  await form.getByRole('button', { name: 'Save service' }).click();
  await expect(notification(page, 'Service added successfully')).toBeVisible();

  const names = page.getByRole('table', { name: 'Services' }).getByRole('row');
  await expect(names.last()).toContainText('Flat Repair');
  await page.getByRole('button', { name: 'Move Flat Repair up' }).click();
  await expect(names.nth(6)).toContainText('Flat Repair');
  await expect(page.getByRole('button', { name: 'Move Flat Repair up' })).toBeFocused();
  await expect(page.getByText('Flat Repair is now number 6 of 7.')).toBeAttached();

  const request = bookingRequest({ p_date: bookableDay(1), p_slot: '09:00' });
  expect((await book(site, { ...request, p_service: 'flat-repair' })).ok).toBe(true);
});

test('a closure of a holiday is one press, and is removed again', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await signInToSection(page, site, 'Settings', 'closures@example.com');
  await unfold(page, 'Closures');
  await page.getByRole('button', { name: /^Close on Christmas Day/ }).click();
  await expect(notification(page, 'Closures updated successfully')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Christmas Day' });
  await expect(row).toContainText('Whole day');
  expect(await site.rows('closures', 'reason=eq.Christmas Day')).toMatchObject([
    { first_day: expect.stringMatching(/^\d{4}-12-25$/), closes: null },
  ]);
  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('button', { name: /^Close on Christmas Day/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Whole day');
});
