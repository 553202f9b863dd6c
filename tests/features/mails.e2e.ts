import { expectAccessible } from '../support/accessible';
import { choose, customer, fillDetails } from '../support/booking';
import { book, bookingRequest } from '../support/bookings';
import { expectElementHydrated } from '../support/hydrated';
import { openMail } from '../support/keptMails';
import { mailsArePromised } from '../support/mailsAreSent';
import { PUBLIC_ORIGIN } from '../support/preparedShop';
import { bookableDay } from '../support/shopDays';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ shop: 'mails' });

test('a booking is confirmed by a mail whose link leads to it and ends reminders, and staff see what was sent', {
  tag: '@prove',
}, async ({ page, otherPage, site }) => {
  const day = bookableDay(2);
  await page.goto('/booking');
  await choose(page, { service: 'Oil Change', date: day, time: '10:00 AM' });
  await fillDetails(page);
  await page.getByRole('main').getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();

  const mails = await otherPage();
  await openMail(mails, site.mailsAt, /^Your appointment on /);
  await expect(mails.getByText(customer.Email)).toBeVisible();
  const letter = mails.frameLocator('iframe');
  // What a visitor typed is not sent in the shop's name.
  await expect(letter.getByText('Hello,')).toBeVisible();
  await expect(letter.getByText(customer['Full name'])).toBeHidden();
  await expect(mails.getByRole('link', { name: /\.ics$/ })).toBeVisible();
  const link = letter.getByRole('link', { name: 'Move or cancel this appointment' });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^https:\/\/tires\.example\/booking\/cancel#[0-9a-f]{32}$/);

  const path = href.replace(PUBLIC_ORIGIN, '');
  await page.goto(path);
  await expect(page.getByText('Oil Change')).toBeVisible();
  await expect(page.getByText('reminders', { exact: false })).toHaveCount(0);
  await mailsArePromised(page);
  await page.reload();
  const end = page.getByRole('button', { name: 'Stop reminders' });
  await expectElementHydrated(end);
  await end.click();
  await page.getByRole('button', { name: 'Yes, stop them' }).click();
  await expect(page.getByText('Reminders are off.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send reminders again' })).toBeVisible();

  const staff = await otherPage();
  await signInToSection(staff, site, 'Bookings', 'desk@example.com');
  await staff.goto(`/admin/bookings?day=${day}`);
  await staff
    .getByRole('button', { name: `for ${customer['Full name']}` })
    .first()
    .click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByText('Messages', { exact: true }).click();
  const confirmed = dialog.getByRole('listitem').filter({ hasText: 'Appointment confirmed' });
  await expect(confirmed).toContainText(customer.Email);
  await expect(confirmed).toContainText(/^Kept /);
  await expectAccessible(staff);
});

test('a new booking is counted in the navigation while the board is open, until it is seen', {
  tag: '@prove',
}, async ({ page, site }) => {
  await signInToSection(page, site, 'Bookings', 'board@example.com');
  await expect(page.getByRole('button', { name: 'Play a sound for new bookings' })).toBeVisible();
  await book(site, bookingRequest({ p_date: bookableDay(3), p_slot: '10:00' }));
  const sections = page.getByRole('navigation', { name: 'Admin sections' });
  await expect(sections.getByRole('link', { name: 'Calendar 1 new' })).toBeVisible();
  await expect(page.getByText('New bookings since you last looked: 1')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Somebody Else, / }).click();
  const block = page.getByRole('article').filter({ hasText: 'Somebody Else' });
  await expect(block.getByText('New', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as seen' }).click();
  await expect(block.getByText('New', { exact: true })).toBeHidden();
  await expect(sections.getByRole('link', { name: 'Calendar', exact: true })).toBeVisible();
});
