import { expectAccessible } from '../support/accessible';
import { customer, fillDetails, tile } from '../support/booking';
import { book, bookingRequest } from '../support/bookings';
import { product } from '../support/products';
import { bookableDay, formatFullDay } from '../support/shopDays';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

// The browser logs each rejected booking as an error of its own.
test.use({ shop: 'tire booking', html: 'bare', expectedErrors: [/status of 409/] });

const id = '00000000-0000-4000-8000-0000000000f1';
const tire = product({ id, name: 'Nokian One', price: 100, quantity: 6, size: '225/65R17' });
const name = 'Nokian One 225/65R17';
const date = bookableDay(0);

test('a set is booked from its card, and the next visitor is offered what is left', async ({
  page,
  site,
  otherPage,
}) => {
  await site.add('products', tire);
  await waitUntilPublished(site);
  await page.goto('/tires/all');
  const card = page.getByRole('article').filter({ hasText: 'Nokian One' });
  await expect(card).toContainText('$565.28 for 4, installed');
  await card.getByRole('link', { name: 'Book installation Nokian One' }).click();
  const tires = page.getByRole('region', { name: 'Your tires' });
  await expect(tires).toContainText(`4 × ${name}$565.28 installed`);
  await page.reload();
  await expect(tires).toContainText(`4 × ${name}$565.28 installed`);
  await tile(page, formatFullDay(date)).click();
  await tile(page, '9:00 AM').click();
  await fillDetails(page);
  await expectAccessible(page);
  const submit = { name: 'Book appointment' };
  await page.getByRole('main').getByRole('button', submit).click();
  await expect(page.getByRole('region', { name: 'You’re booked' })).toContainText(
    `ServiceTire InstallationTires4 × ${name}, $565.28 installed`,
  );
  const [booking] = await site.rows('bookings', `name=eq.${customer['Full name']}`);
  expect(booking).toMatchObject({ status: 'confirmed', service: 'tire-rotation' });
  expect(await site.rows('booking_tires')).toMatchObject([
    { booking: booking?.['id'], product: id, name, count: 4, price: 100, installed: 565.28 },
  ]);
  await page.getByRole('link', { name: 'Move or cancel this appointment' }).click();
  await expect(page.getByText(`4 × ${name}, $565.28 installed`)).toBeVisible();

  const second = await otherPage();
  await second.goto(`${site.origin}/booking?tires=${id}&count=4`);
  await expect(second.getByText('Only 2 of these tires left.')).toBeVisible();
  await second.getByRole('button', { name: 'Book with 2' }).click();
  await expect(second.getByText('$282.64 installed')).toBeVisible();
  await tile(second, formatFullDay(date)).click();
  await tile(second, '10:00 AM').click();
  await fillDetails(second, { ...customer, 'Full name': 'Second Visitor' });
  // Meanwhile a third visitor books the last two.
  const p_tires = [{ product: id, count: 2, installed: 282.64 }];
  const other = await book(site, bookingRequest({ p_tires }));
  expect(other.ok, await other.text()).toBe(true);
  await second.getByRole('main').getByRole('button', submit).click();
  const failure = second.getByRole('alert').filter({ hasText: 'We no longer have as many' });
  await expect(failure).toBeVisible();
  await expect(second.getByLabel('Full name')).toHaveValue('Second Visitor');
  await failure.getByRole('button', { name: 'Book without tires' }).click();
  await second.getByRole('main').getByRole('button', submit).click();
  const receipt = second.getByRole('region', { name: 'You’re booked' });
  await expect(receipt).toContainText('Tire Rotation');
  await expect(receipt).not.toContainText(name);
  expect(await site.rows('booking_tires')).toHaveLength(2);

  await signInToSection(page, site, 'Bookings', 'tires@example.com');
  await page.goto(`/admin/bookings?day=${date}`);
  await page
    .getByRole('button', { name: new RegExp(customer['Full name']) })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(`4 × ${name}`);
});
