import { endOfFirstScreen, watchShifts } from '../support/firstScreen';
import { waitForFonts } from '../support/fonts';
import { expectHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { horizontalOverflow } from '../web/support/everyWidth';

test.use({ shop: 'public pages' });

const languages = [
  { path: '/', book: 'Book an appointment', from: /^4 installed from/ },
  { path: '/es/', book: 'Agendar una cita', from: /^4 instaladas desde/ },
];

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of screens) {
  test(`the first screen of home shows the size, a price and the main button (${viewport.width})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const { path, book, from } of languages) {
      await page.goto(path);
      await waitForFonts(page);
      const main = page.getByRole('main');
      const end = await endOfFirstScreen(page);
      for (const element of [
        main.getByText(from).locator('..'),
        main.getByRole('textbox').first(),
        main.getByRole('link', { name: book }),
      ]) {
        const box = await element.boundingBox();
        expect((box?.y ?? end) + (box?.height ?? 0), `${element} of ${path}`).toBeLessThanOrEqual(
          end,
        );
      }
    }
  });
}

test.describe('without the typeface of the shop, which may come too late', () => {
  test.use({ expectedErrors: [/woff2/] });

  test('nothing of home moves while it arrives and hydrates', { tag: '@prove' }, async ({
    page,
  }) => {
    const moved = await watchShifts(page);
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      for (const { path } of languages) {
        await page.goto(path);
        await expectHydrated(page);
        expect(await moved(), `${path} at ${viewport.width}`).toEqual([]);
      }
    }
  });
});

test('nothing on home is wider than its window', async ({ page }) => {
  for (const { path } of languages) {
    await page.goto(path);
    const wider: string[] = [];
    for (const width of [320, 360, 390, 480, 600, 704, 768, 820, 960, 1024, 1200, 1440, 1480]) {
      await page.setViewportSize({ width, height: 900 });
      const pixels = await horizontalOverflow(page);
      if (pixels > 0) wider.push(`${width}: ${pixels} px`);
    }
    expect(wider, path).toEqual([]);
  }
});

test('the lowest price leads to the tires with the lowest first', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'Four tires installed from $323.64' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'See the lowest prices' }).click();
  await expect(page).toHaveURL('/tires/all?sort=price');
  await expect(page.getByRole('article').first()).toContainText('$323.64 for 4, installed');
});
