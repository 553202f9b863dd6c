import { expect, story } from '../support/story';
import { publicPages } from '../web/support/publicPages';

story.use({
  shop: 'public pages',
  // Nothing else may go wrong.
  expectedErrors: [/status of 503 \(Service Unavailable\) \S+\/rest\/v1\//],
});

/** One category and one article are as good as any other. */
const isTwin = (path: string) =>
  /\/(tires|auto-parts|blog)\/./.test(path) && !/\/(all|wheel-alignment)$/.test(path);

story('every page stays whole without the backend', async ({ page, site }) => {
  story.setTimeout(120_000);
  const english = (await publicPages(site)).filter((path) => !path.startsWith('/es'));
  const kinds = english.filter((path) => !isTwin(path));
  expect(kinds.length).toBeGreaterThan(10);
  // Every other one in Spanish.
  const paths = kinds.map((path, at) => (at % 2 ? `/es${path}` : path));
  await page.route('**/rest/**', (route) =>
    route.fulfill({ status: 503, json: { message: 'The backend is down.' } }),
  );
  for (const path of paths) {
    const hasProducts = path.endsWith('/tires/all');
    const tables = ['settings', 'content_blocks', ...(hasProducts ? ['products'] : [])];
    const refused = tables.map((table) =>
      page.waitForResponse((response) => response.url().includes(`/rest/v1/${table}?`), {
        // Asked for in idle time, which a busy machine has late.
        timeout: 60_000,
      }),
    );
    const response = await page.goto(path);
    const html = (await response?.text()) ?? '';
    for (const each of await Promise.all(refused)) expect(each.status(), path).toBe(503);

    const main = page.getByRole('main');
    const headings = await main.getByRole('heading').allTextContents();
    expect(headings.length, path).toBeGreaterThan(1);
    for (const heading of headings) expect(html, path).toContain(heading.replace(/&/g, '&amp;'));
    await expect(main.getByRole('alert'), path).toHaveCount(0);
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /\(770\) 555-0123$/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('7671 Tara Blvd Suite B');
  }
});
