import { expect, story } from '../support/story';

story.use({ html: 'composed', shop: 'public pages' });

story('what the page shows first to go to is there before it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const next = page.getByRole('main').getByRole('link', { name: 'Book an appointment' }).first();
  await expect(next).toBeInViewport();
  await expect.poll(() => asked.filter((path) => path.startsWith('/mf-booking/'))).not.toEqual([]);
  expect(asked.filter((path) => path.startsWith('/mf-admin/'))).toEqual([]);
});

story('and nothing of it, for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(
    page
      .getByRole('button', { name: 'Play' })
      .or(page.getByRole('button', { name: 'Pause' }))
      .first(),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Book an appointment' }).first().hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter((path) => path.startsWith('/mf-booking/'))).toEqual([]);
});
