import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { book, bookingRequest } from '../support/bookings';
import { bookableDay } from '../support/shopDays';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({
  shop: 'desk board',
  html: 'bare',
  expectedErrors: [
    /\[admin\] DataError: (bay_taken|outside_hours|closed_day)|409 \(Conflict\)|400 \(Bad Request\)/,
  ],
});

const openBoard = (page: Page, day: string) => page.goto(`/admin/bookings?day=${day}`);
const blockOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('a caller is booked in a gap with name and phone, and visitors cannot book that time', async ({
  page,
  site,
}) => {
  const day = bookableDay(0);
  await book(site, bookingRequest({ p_date: day, p_slot: '10:00', p_name: 'First Visitor' }));
  await signInToSection(page, site, 'Bookings', 'caller@example.com');
  await openBoard(page, day);
  await page
    .getByRole('button', { name: /^New booking or hold .* Bay 2$/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New booking' });
  await expect(form.getByRole('combobox', { name: 'Time' })).toHaveValue('08:00');
  await form.getByRole('checkbox', { name: 'Wheel Alignment' }).check();
  await form.getByRole('checkbox', { name: 'Oil Change' }).check();
  await form.getByText(/^More:/).click();
  await form.getByRole('combobox', { name: 'Wait or drop-off' }).selectOption('Waits at the shop');
  await form.getByRole('combobox', { name: 'Bay' }).selectOption('1');
  await expect(form.getByRole('option', { name: '10:00 AM (not in Bay 1)' })).toBeAttached();
  await form.getByRole('combobox', { name: 'Time' }).selectOption('10:00');
  await form.getByRole('textbox', { name: 'Name' }).fill('Caroline Caller');
  await form.getByRole('textbox', { name: 'Phone number' }).fill('770 555 0199');
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Book anyway?' });
  await expect(question).toContainText('The bay is taken at that time.');
  await question.getByRole('button', { name: 'Go back' }).click();
  const taken = 'This bay is taken at that time. Please choose another bay or time.';
  await expect(form.getByRole('combobox', { name: 'Bay' })).toHaveAccessibleDescription(taken);
  await expectAccessible(page);
  await form.getByRole('combobox', { name: 'Bay' }).selectOption('Bay 2');
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(blockOf(page, 'Caroline Caller')).toContainText('10:00 AM to 11:45 AM');
  const free = page.getByRole('region', { name: 'Start times for 30-minute visits' });
  await expect(free.getByText('9:45 AM to 10:30 AM: full')).toBeVisible();
  await expectAccessible(page);
  const late = await book(site, bookingRequest({ p_date: day, p_slot: '10:00' }));
  expect(late.status).toBe(409);
  expect(await site.rows('bookings', 'name=eq.Caroline Caller')).toMatchObject([
    {
      ...{ status: 'confirmed', bay: 2, by_staff: true, email: '', vehicle: '' },
      ...{ service: 'wheel-alignment', further_services: ['oil-change'], waits: true },
    },
  ]);
});

test('a held bay takes no booking until the hold ends', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  const day = bookableDay(1);
  await signInToSection(page, site, 'Bookings', 'holder@example.com');
  await openBoard(page, day);
  await page
    .getByRole('button', { name: /^New booking or hold .* Bay 2$/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Hold this bay' }).click();
  const form = page.getByRole('dialog', { name: 'Hold a bay' });
  await form.getByRole('textbox', { name: 'From' }).fill('09:00');
  await form.getByRole('textbox', { name: 'To' }).fill('12:00');
  await form.getByRole('textbox', { name: 'Why' }).fill('Lift inspection');
  await form.getByRole('button', { name: 'Hold the bay' }).click();
  const hold = page.getByRole('button', { name: /^Held 9:00 AM to 12:00 PM Bay 2/ });
  await expect(hold).toContainText('Lift inspection');
  const bookTen = () => book(site, bookingRequest({ p_date: day, p_slot: '10:00' }));
  expect([(await bookTen()).status, (await bookTen()).status]).toEqual([200, 409]);
  await hold.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the hold' }).click();
  await expect(hold).toBeHidden();
  expect((await bookTen()).status).toBe(200);
});

test('a booking is moved by keyboard and by mouse, and each move is undone', {
  tag: '@prove',
}, async ({ page, site }) => {
  const day = bookableDay(2);
  await book(site, bookingRequest({ p_date: day, p_slot: '09:00', p_name: 'Mo Vable' }));
  // Near the edge of a screen the page scrolls while a booking is dragged.
  await page.setViewportSize({ width: 1280, height: 1200 });
  await signInToSection(page, site, 'Bookings', 'mover@example.com');
  await openBoard(page, day);
  const block = blockOf(page, 'Mo Vable');
  const row = async () => {
    const [found] = await site.rows('bookings', 'name=eq.Mo Vable');
    return [found?.['requested_slot'], found?.['bay'], found?.['minutes']];
  };
  const undo = async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(block).toContainText('9:00 AM to 9:45 AM');
    await expect.poll(row).toEqual(['09:00', 1, null]);
  };
  /** What dropping it sends; screen readers read the same. */
  const drop = page.locator('p[aria-hidden]');
  const handle = page.getByRole('button', { name: /^Move booking .* for Mo Vable$/ });
  await handle.focus();
  for (const key of ['Enter', ...Array(4).fill('ArrowDown'), 'ArrowRight']) {
    await page.keyboard.press(key);
    if (key !== 'Enter') continue;
    await expect(drop).toHaveText(/^You picked up Mo Vable’s booking\./);
    // dnd-kit listens to further keys one task later.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }
  await expect(drop).toHaveText('10:00 AM, Bay 2. No message goes out: this is a trial.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mo Vable’s booking was moved to 10:00 AM, Bay 2.')).toBeVisible();
  await expect(block).toContainText('10:00 AM to 10:45 AM');
  await undo();

  // The bar that undoes is below the board, and the names of the bays cover what is scrolled under them.
  const show = () => block.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await show();
  const box = (await handle.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 8, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 8, box.y + 60, { steps: 4 });
  // 9:00 AM to noon: an hour is 100 pixels high.
  await page.mouse.move(box.x + 8, box.y + 8 + 3 * 100);
  await expect(drop).toHaveText('12:00 PM, Bay 1. No message goes out: this is a trial.');
  await page.mouse.up();
  await expect(block).toContainText('12:00 PM to 12:45 PM');
  await undo();

  await show();
  const edge = block.getByTitle('Change the duration by dragging');
  const end = (await edge.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(end.x + 20, end.y + 3);
  await page.mouse.down();
  await page.mouse.move(end.x + 20, end.y + 30, { steps: 4 });
  await page.mouse.move(end.x + 20, end.y + 78);
  await page.mouse.up();
  await expect(block).toContainText('9:00 AM to 10:30 AM');
  await undo();
});

test('a press on the board means that time, also between the start times of visitors', {
  tag: '@prove',
}, async ({ page, site }) => {
  const day = bookableDay(5);
  await book(site, bookingRequest({ p_date: day, p_slot: '09:00', p_name: 'Early Visitor' }));
  await signInToSection(page, site, 'Bookings', 'presser@example.com');
  await openBoard(page, day);
  const gap = page.getByRole('button', { name: /^New booking or hold .* Bay 2$/ }).first();
  const hourLabel = page
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: /^5:00 PM$/ });
  const column = (await gap.boundingBox()) ?? { x: 0 };
  await hourLabel.scrollIntoViewIfNeeded();
  const line = (await hourLabel.boundingBox()) ?? { y: 0 };
  await page.mouse.click(column.x + 40, line.y + 4);
  const form = page.getByRole('dialog', { name: 'New booking' });
  await expect(form.getByRole('combobox', { name: 'Time' })).toHaveValue('17:00');
  await form.getByRole('checkbox', { name: 'Oil Change' }).check();
  await form.getByRole('textbox', { name: 'Name' }).fill('Paula Press');
  await form.getByRole('textbox', { name: 'Phone number' }).fill('770 555 0199');
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(blockOf(page, 'Paula Press')).toContainText('5:00 PM to 5:45 PM');
  const free = page.getByRole('region', { name: 'Start times for 30-minute visits' });
  await expect(free.getByRole('button', { name: '8:45 AM to 9:30 AM: one bay' })).toBeVisible();
  await expect(free.getByRole('button', { name: '9:45 AM to 4:30 PM: 2 bays' })).toBeVisible();
  expect(await site.rows('bookings', 'name=eq.Paula Press')).toMatchObject([
    { requested_slot: '17:00', bay: 2, booked_anyway: [] },
  ]);
});

test('a booking is dragged onto another one after one question, and carries its mark', {
  tag: '@prove',
}, async ({ page, site }) => {
  const day = bookableDay(6);
  await book(site, bookingRequest({ p_date: day, p_slot: '09:00', p_name: 'First Here' }));
  await book(site, bookingRequest({ p_date: day, p_slot: '11:00', p_name: 'Squeezed In' }));
  await signInToSection(page, site, 'Bookings', 'squeezer@example.com');
  await openBoard(page, day);
  const block = blockOf(page, 'Squeezed In');
  const question = page.getByRole('alertdialog', { name: 'Book anyway?' });
  const dragToNine = async () => {
    const box = (await block.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(box.x + 30, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 30, box.y - 60, { steps: 4 });
    await page.mouse.move(box.x + 30, box.y + 30 - 2 * 100);
    await page.mouse.up();
    await expect(question).toContainText('The bay is taken at that time.');
  };
  await dragToNine();
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(block).toContainText('11:00 AM to 11:45 AM');
  await dragToNine();
  await question.getByRole('button', { name: 'Book anyway' }).click();
  await expect(block).toContainText('9:00 AM to 9:45 AM');
  await expect(block.getByTitle('Bay was already taken')).toBeVisible();
  expect(await site.rows('bookings', 'name=eq.Squeezed In')).toMatchObject([
    { requested_slot: '09:00', bay: 1, booked_anyway: ['bay_taken'] },
  ]);
  // Both stand beside each other.
  const first = (await blockOf(page, 'First Here').boundingBox()) ?? { x: 0, width: 0 };
  const second = (await block.boundingBox()) ?? { x: 0 };
  expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
});

test('a visitor’s booking appears on an open board without a reload', async ({ page, site }) => {
  const day = bookableDay(3);
  await signInToSection(page, site, 'Bookings', 'watcher@example.com');
  await openBoard(page, day);
  await expect(page.getByText('No appointments on this day.')).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await book(site, bookingRequest({ p_date: day, p_slot: '14:00', p_name: 'Sudden Visitor' }));
  await expect(blockOf(page, 'Sudden Visitor')).toBeVisible({ timeout: 5000 });
  await expect(page.locator('[data-same-document]')).toBeAttached();
});

test.describe('two desks', () => {
  test.use({ expectedErrors: [/\[admin\]/] });

  test('the second desk saves its change beside that of the first', { tag: '@prove' }, async ({
    page,
    site,
    otherPage,
  }) => {
    const day = bookableDay(4);
    await book(site, bookingRequest({ p_date: day, p_slot: '09:00', p_name: 'Twice Edited' }));
    const second = await otherPage();
    await signInToSection(page, site, 'Bookings', 'desk1@example.com');
    await signInToSection(second, site, 'Bookings', 'desk2@example.com');
    for (const desk of [page, second]) {
      await openBoard(desk, day);
      await desk.getByRole('button', { name: /^Open booking .* for Twice Edited$/ }).click();
    }
    await second.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('button', { name: 'Arrived' }).click();
    await expect(blockOf(page, 'Twice Edited')).toContainText('Arrived');
    const form = second.getByRole('dialog', { name: /^Booking / });
    await form.getByRole('textbox', { name: 'License plate' }).fill('RXB 4417');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expect(blockOf(second, 'Twice Edited')).toContainText('RXB 4417');
    expect(await site.rows('bookings', 'name=eq.Twice Edited')).toMatchObject([
      { stage: 'arrived', plate: 'RXB 4417' },
    ]);
  });
});
