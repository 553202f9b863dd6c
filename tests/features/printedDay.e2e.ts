import { fillSlot } from '../support/bookings';
import { bookableDay } from '../support/shopDays';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ shop: 'printed day' });

test('a full day is printed on one sheet, by bay, without notices', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  const day = bookableDay(1);
  for (const slot of ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00']) {
    await fillSlot(site, day, slot);
  }
  await signInToSection(page, site, 'Bookings', 'printer@example.com');
  await page.goto(`/admin/bookings?day=${day}`);
  const visits = page.getByRole('article');
  await expect(visits).toHaveCount(14);
  await visits
    .first()
    .getByRole('button', { name: /^Open booking/ })
    .click();
  const card = page.getByRole('dialog');
  await card.getByRole('button', { name: 'Edit' }).click();
  await card.getByRole('button', { name: 'Arrived' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(undo).toBeHidden();
  await expect(page.getByRole('note')).toBeHidden();
  await expect(page.getByText('Bay 2', { exact: true }).first()).toBeVisible();
  const left = async (name: RegExp) =>
    (await visits.filter({ hasText: name }).first().boundingBox())?.x ?? 0;
  expect(await left(/Bay 2/)).toBeGreaterThan(await left(/Bay 1/));
  const sheets = (await page.pdf({ format: 'Letter' }))
    .toString('latin1')
    .match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
});
