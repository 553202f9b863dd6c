import type { Locator, Page } from '@playwright/test';
import { book, bookingRequest } from '../support/bookings';
import { bookableDay } from '../support/shopDays';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ shop: 'finger board', hasTouch: true, viewport: { width: 820, height: 1180 } });

const blockOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

/** What a finger does on the screen, as the browser receives it from one. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  return {
    /** Rests on a point for some time, moves in steps, and leaves the screen. */
    drag: async (from: { x: number; y: number }, by: { x: number; y: number }, rests: number) => {
      await touch('touchStart', from.x, from.y);
      await page.waitForTimeout(rests);
      for (let step = 1; step <= 10; step += 1) {
        await touch('touchMove', from.x + (by.x * step) / 10, from.y + (by.y * step) / 10);
        await page.waitForTimeout(20);
      }
      await touch('touchEnd');
    },
  };
}

/** Whether nothing on the page covers a part of an element. */
const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return Array.from({ length: 20 }, (_, i) => i / 20).every((part) => {
      const found = document.elementFromPoint(left + width * part + 1, top + height / 2);
      return element.contains(found);
    });
  });

async function centerOf(locator: Locator) {
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a finger that rests on a visit moves it and makes it longer, and one that does not scrolls', {
  tag: '@prove',
}, async ({ page, site }) => {
  const day = bookableDay(4);
  await book(site, bookingRequest({ p_date: day, p_slot: '10:00', p_name: 'Fay Finger' }));
  // It is where the bar that undoes a move appears.
  await book(site, bookingRequest({ p_date: day, p_slot: '16:00', p_name: 'Late Visitor' }));
  await signInToSection(page, site, 'Bookings', 'finger@example.com');
  await page.goto(`/admin/bookings?day=${day}`);
  const block = blockOf(page, 'Fay Finger');
  await expect(block).toContainText('10:00 AM to 10:45 AM');
  const { drag } = await finger(page);

  const start = await centerOf(block);
  await drag(start, { x: 0, y: 100 }, 500);
  await expect(block).toContainText('11:00 AM to 11:45 AM');
  const moved = page.getByText(/^Fay Finger’s booking was moved to 11:00 AM/);
  await expect(moved).toBeInViewport();
  expect(await isUncovered(moved)).toBe(true);

  const edge = await centerOf(block.getByTitle('Change the duration by dragging'));
  await drag(edge, { x: 0, y: 50 }, 500);
  await expect(block).toContainText('11:00 AM to 12:15 PM');
  await expect
    .poll(() => site.rows('bookings', 'name=eq.Fay Finger&select=requested_slot,minutes'))
    .toEqual([{ requested_slot: '11:00', minutes: 75 }]);

  const before = await centerOf(block);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const top = await scrolled();
  await drag(before, { x: 0, y: -200 }, 0);
  await expect.poll(scrolled).toBeGreaterThan(top);
  await expect(block).toContainText('11:00 AM to 12:15 PM');
});
