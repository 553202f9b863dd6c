import type { Page } from '@playwright/test';
import { languageLink } from '../support/languageLink';
import { notification } from '../support/notification';
import { openSection, PASSWORD, signIn, signInToSection, unfold } from '../support/staff';
import { expect, test } from '../support/test';
import { horizontalOverflow } from '../web/support/everyWidth';

test.use({
  shop: 'staff lists',
  html: 'bare',
  expectedErrors: [/\[admin\] DataError: conflict/],
});

const PUBLISHED = /^Published .*: everything saved by then is on the public site\.$/;
const MINE = '2019';

const table = (page: Page) => page.getByRole('table', { name: 'Vehicle tires' });
const search = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search by make, model or size' });

/** Sorts by the model year, from the newest: by the header, or by the field of a phone. */
async function sortByYear(page: Page, isPhone: boolean) {
  const header = page.getByRole('button', { name: 'Sort by Model years' });
  if (isPhone) await page.getByLabel('Order').selectOption('Model years, descending');
  else for (let press = 0; press < 2; press += 1) await header.click();
}

for (const width of [390, 1280]) {
  test(`${width} pixels: a list keeps its address, and a form what two editors typed`, {
    tag: '@prove',
  }, async ({ page, site, otherPage }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await signInToSection(page, site, 'Settings', `first${width}@example.com`);
    await unfold(page, 'Vehicle tires');
    await expect(page.getByText(PUBLISHED)).toBeVisible();

    await sortByYear(page, width < 600);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\?section=vehicles&sort=years\.desc&page=2$/);
    await page.reload();
    await expect(page.getByText(/^Page 2 of \d$/)).toBeVisible();
    await search(page).fill('tiguan');
    await expect(page).toHaveURL(/\?section=vehicles&sort=years\.desc&q=tiguan$/);
    await openSection(page, 'Messages');
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await page.goBack();
    await expect(search(page)).toHaveValue('tiguan');
    // The header, and two sizes of tires.
    await expect(table(page).getByRole('row')).toHaveCount(3);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

    const second = await otherPage({ viewport: { width, height: 844 } });
    await site.makeAdmin(`second${width}@example.com`, PASSWORD);
    await signIn(second, `second${width}@example.com`);
    await expect(second.getByText('Welcome,')).toBeVisible();
    await second.goto('/admin/settings?section=vehicles&q=tiguan');

    const edit = { name: /^Edit Volkswagen Tiguan, 215/ };
    for (const editor of [page, second]) await editor.getByRole('button', edit).click();
    // Before the other one saves: a form without a change shows what is stored since.
    await page.getByRole('spinbutton', { name: /^First model year/ }).fill(MINE);
    await second.getByRole('spinbutton', { name: /^First model year/ }).fill('2017');
    await second.getByRole('textbox', { name: /^Engine/ }).fill(`2.0L ${width}`);
    await second.getByRole('button', { name: 'Save tires' }).click();
    await expect(notification(second, 'Vehicle tires updated successfully')).toBeVisible();
    await expect(second.getByRole('button', edit)).toBeFocused();
    await page.getByRole('button', { name: 'Save tires' }).click();
    const box = page.getByRole('dialog').getByRole('alert');
    await expect(box).toContainText('This changed while you were working on it.');
    await expect(box).toBeInViewport();
    await expect(page.getByRole('spinbutton', { name: /^First model year/ })).toHaveValue(MINE);
    await page.getByRole('button', { name: 'Use the saved version' }).click();
    await expect(page.getByRole('textbox', { name: /^Engine/ })).toHaveValue(`2.0L ${width}`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', edit)).toBeFocused();
    await expect(page.getByText(PUBLISHED)).toBeVisible();

    await languageLink(page, 'Español').click();
    await expect(
      page.getByRole('button', { name: /^Editar Volkswagen Tiguan, 215/ }),
    ).toBeVisible();
    await expect(page).toHaveURL(
      /\/es\/admin\/settings\?section=vehicles&sort=years\.desc&q=tiguan$/,
    );
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
}
