import { expect, test } from '../support/test';
import { violationsAtEveryWidth } from './support/everyWidth';
import { unreadableInLargeText } from './support/largeText';
import { publicPages } from './support/publicPages';

test.use({ html: 'composed', shop: 'public pages', expectedErrors: [/404 \(Not Found\)/] });
test.describe.configure({ mode: 'parallel' });

/** Pages that the sitemap does not list: a private page and an unknown address. */
const unlisted = ['/booking/cancel', '/tires-and-more', '/tires/square-tires', '/blog/no-such'];

for (const language of ['en', 'es']) {
  test(`no public page has an accessibility violation at three widths or violates the content security policy (${language})`, async ({
    page,
    site,
  }) => {
    test.slow();
    const listed = (await publicPages(site)).filter(
      (path) => path.startsWith('/es') === (language === 'es'),
    );
    expect(listed.length).toBeGreaterThan(20);
    const others = unlisted.map((path) => (language === 'es' ? `/es${path}` : path));
    const found: string[] = [];
    for (const path of [...listed, ...others]) {
      const response = await page.goto(path);
      // A violation of the policy is a console error, which fails the test.
      expect(response?.headers()['content-security-policy'], path).toContain("script-src 'self'");
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      found.push(...(await violationsAtEveryWidth(page, path)));
      // Spanish texts are longer.
      if (language === 'es') found.push(...(await unreadableInLargeText(page, path)));
    }
    expect(found).toEqual([]);
  });
}
