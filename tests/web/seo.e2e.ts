import { expectHydrated } from '../support/hydrated';
import { PUBLIC_ORIGIN } from '../support/preparedShop';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { expectPicture } from './support/expectPicture';
import { readMetadata, readStructuredData } from './support/metadata';
import { publicPages } from './support/publicPages';

test.use({ html: 'composed', shop: 'public pages' });

const fileTypes = {
  icon: /^image\/x-icon/,
  touchIcon: /^image\/png/,
  manifest: /^application\/manifest\+json/,
};

const english = (path: string) => path.replace(/^\/es(?=\/)/, '');

test('every public page, in both languages, has its title, description and addresses', {
  tag: '@prove',
}, async ({ otherPage, site }) => {
  test.slow();
  // Messengers, and most crawlers at first, run no scripts.
  const page = await otherPage({ javaScriptEnabled: false });
  const paths = await publicPages(site);
  const titles = new Map<string, string>();
  const articlePictures = new Map<string, (string | null)[]>();
  const files = new Map<string, RegExp>();
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const head = await readMetadata(page);
    const plain = english(path);
    const spanish = `${PUBLIC_ORIGIN}/es${plain}`;
    expect(head, path).toMatchObject({
      lang: plain === path ? 'en' : 'es',
      titles: [expect.stringMatching(/\S.* \| Tara Tire & Auto$/)],
      descriptions: [expect.stringMatching(/^.{30,200}$/)],
      robots: [],
      canonical: [PUBLIC_ORIGIN + path],
      alternates: {
        en: PUBLIC_ORIGIN + plain,
        es: spanish,
        'x-default': PUBLIC_ORIGIN + plain,
      },
    });
    expect(head.shared, path).toEqual({
      titles: head.titles,
      descriptions: head.descriptions,
      addresses: head.canonical,
    });
    for (const use of ['icon', 'touchIcon', 'manifest'] as const) {
      expect(new Set(head.files[use]).size, `${path} names its ${use}`).toBe(1);
      files.set(String(head.files[use][0]), fileTypes[use]);
    }
    expect(head.pictureSize, path).toBe('1200x630');
    expect(head.pictureText, path).toEqual([expect.stringMatching(/\S/)]);
    // All addresses are absolute.
    expect(JSON.stringify(await readStructuredData(page)), path).not.toContain('":"/');
    const isArticle = /^\/blog\/./.test(plain);
    expect(head.type, path).toEqual([isArticle ? 'article' : 'website']);
    if (isArticle) articlePictures.set(plain, head.picture);
    else expect(head.picture, path).toEqual([`${PUBLIC_ORIGIN}/social.png`]);
    // A product has the same name in both languages.
    const title = `${head.lang} ${head.titles[0]}`;
    expect(titles.get(title), `${path} has a title of its own`).toBeUndefined();
    titles.set(title, path);
  }
  // All pages together: /favicon.ico, the icon of phones, and a manifest in each language.
  expect(files.size).toBe(4);
  for (const [file, type] of files) {
    const response = await fetch(new URL(file, site.origin));
    expect(response.status, file).toBe(200);
    expect(response.headers.get('content-type'), file).toMatch(type);
  }
  const pictures = [...articlePictures.values()].flat().map(String);
  expect(pictures).toHaveLength(4);
  expect(new Set(pictures).size).toBe(4);
  for (const address of pictures) {
    expect(address.startsWith(`${PUBLIC_ORIGIN}/`), address).toBe(true);
    await expectPicture(page, site, new URL(address).pathname, '1200x630');
  }
});

test('the sitemap lists every page of the menus but empty categories, and no staff page', async ({
  page,
  site,
}) => {
  const paths = await publicPages(site);
  await page.goto('/');
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((all: HTMLAnchorElement[]) =>
      all.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
    );
  expect(hrefs.length).toBeGreaterThan(10);
  const unlisted = hrefs.filter((href) => !paths.includes(href));
  expect(unlisted).toContain('/auto-parts/brake-parts');
  for (const path of unlisted) {
    expect(await (await fetch(site.origin + path)).text(), path).toContain('content="noindex"');
  }
  const sitemap = await fetch(`${site.origin}/sitemap.xml`).then((response) => response.text());
  for (const path of ['/contact', '/blog/wheel-alignment']) {
    expect(sitemap).toMatch(new RegExp(`${path}</loc><lastmod>\\d{4}-[^<]+Z?</lastmod>`));
  }
  expect(paths.filter((path) => /admin|cancel/.test(path))).toEqual([]);
  for (const path of paths) expect((await fetch(site.origin + path)).status, path).toBe(200);
  const robots = await fetch(`${site.origin}/robots.txt`).then((response) => response.text());
  expect(robots).toContain(`Sitemap: ${PUBLIC_ORIGIN}/sitemap.xml`);
});

test('a navigation within the site updates the canonical address', { tag: '@prove' }, async ({
  page,
}) => {
  await page.goto('/');
  // Before that, React does not own the head of the HTML, and leaves its canonical link in place.
  await expectHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle(/^Car care advice/);
  expect((await readMetadata(page)).canonical).toEqual([`${PUBLIC_ORIGIN}/blog`]);
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/404/] });

  test('responds with 404 and a title, and is excluded from search results', async ({ page }) => {
    const response = await page.goto('/tires-and-more');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^We couldn’t find that page \| /);
    expect(await readMetadata(page)).toMatchObject({ robots: ['noindex'], canonical: [] });
  });
});

test('staff pages and private links are excluded from search results', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await page.goto('/booking/cancel');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readMetadata(page)).toMatchObject({ robots: ['noindex'], canonical: [] });
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(String((await readMetadata(page)).robots)).toContain('noindex');
  await signInToSection(page, site, 'Products', 'seo@example.com');
  expect(String((await readMetadata(page)).robots)).toContain('noindex');
});

test('the icons of the manifest and the preview picture load', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  await page.goto('/es/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await fetch(new URL(href ?? '', site.origin));
  expect(response.headers.get('content-type')).toContain('manifest+json');
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Tara Tire & Auto', start_url: '/es/' });
  const pictures = [...manifest.icons, { src: '/social.png', sizes: '1200x630' }];
  for (const { src, sizes } of pictures) {
    await expectPicture(page, site, src, sizes);
  }
});
