import { product } from '../support/products';
import type { RunningSite } from '../support/runningSite';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';
import { waitUntilPublished } from '../support/waitUntilPublished';

test.use({ html: 'composed', expectedErrors: [/404 \(Not Found\)/] });

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const path = (n: number) => `/tires/item/${id(n)}-tire-${n}`;
const tire = (n: number) => ({
  ...product({ name: `Tire ${n}`, description: `For road ${n}.`, price: 100 }),
  ...{ id: id(n), kind: 'tire', name_es: `Llanta ${n}`, sku: `T-${n}` },
});
const tires = (count: number) => Array.from({ length: count }, (_, n) => tire(n));

async function read(site: RunningSite, address: string) {
  // A connection that is kept would be that of a server which was stopped since.
  const response = await fetch(site.origin + address, { headers: { connection: 'close' } });
  return { status: response.status, html: await response.text() };
}

const progress = async (site: RunningSite) =>
  JSON.parse((await read(site, '/content-pages.json')).html) as { written: number; pages: number };

/** Waits until the page of each product is written. */
async function waitUntilWritten(site: RunningSite, count: number) {
  const timeout = timeLimit(60_000 + count * 60);
  test.setTimeout(test.info().timeout + timeout);
  await expect
    .poll(
      async () => {
        const { written, pages } = await progress(site);
        return pages > count && written === pages;
      },
      { timeout },
    )
    .toBe(true);
}

test.describe('of more than 200 products', () => {
  // The second test changes what the first has added.
  test.describe.configure({ mode: 'serial' });
  test.use({ shop: 'many product pages' });
  const [newest, oldest] = [0, 229];

  test('each has its HTML in both languages, also without scripts', { tag: '@prove' }, async ({
    site,
    otherPage,
  }) => {
    await site.add('products', tires(oldest + 1));
    await waitUntilPublished(site);
    await waitUntilWritten(site, oldest);

    const page = await otherPage({ javaScriptEnabled: false });
    await page.goto(path(oldest));
    await expect(page).toHaveTitle(/^Tire 229/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tire 229');
    await expect(page.getByText('For road 229.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Tire 229' })).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /^Tire 229.*\$100\.00/,
    );
    expect(await page.content()).toContain('"sku":"T-229"');
    expect((await read(site, `/es${path(oldest)}`)).html).toContain('Llanta 229</h1>');
    const sitemap = await read(site, '/sitemap.xml');
    expect(sitemap.html).toContain(`/es${path(oldest)}</loc>`);
  });

  test('a change is in the HTML once it is published, and a removed product is not found', {
    tag: '@prove',
  }, async ({ site, page }) => {
    await site.change('products', `id=eq.${id(oldest)}`, { price: 123 });
    await waitUntilPublished(site);
    for (const language of ['', '/es']) {
      expect((await read(site, language + path(oldest))).html).toContain('$123.00');
    }
    await site.change('products', `id=eq.${id(newest)}`, { in_stock: false });
    await waitUntilPublished(site);
    expect((await read(site, path(newest))).html).toContain('schema.org/OutOfStock');

    expect((await read(site, path(1))).status).toBe(200);
    await site.api(`/rest/v1/products?id=eq.${id(1)}`, { as: 'service', method: 'DELETE' });
    await waitUntilPublished(site);
    for (const address of [path(1), `/es${path(1)}`, path(999), '/tires/item/none']) {
      expect((await read(site, address)).status, address).toBe(404);
    }
    await page.goto(path(1));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This product is no longer listed',
    );
  });
});

test.describe('during an import of thousands', { tag: '@prove' }, () => {
  test.use({ shop: 'an import of thousands' });
  const count = 3_000;

  test('saves go before the pages that are left, and a restart continues', async ({ site }) => {
    test.slow();
    await site.add('products', tires(count));
    await waitUntilPublished(site);
    const last = path(count - 1);
    const before = await progress(site);
    expect(before.written).toBeLessThan(before.pages);
    // Its page is not written yet; the browser renders it.
    expect(await read(site, last)).toMatchObject({
      status: 200,
      html: expect.stringContaining('<div id="root"></div>'),
    });

    await site.change('products', `id=eq.${id(count - 1)}`, { price: 321 });
    await site.change('settings', 'key=eq.phone', { value: '+14045550100' });
    await waitUntilPublished(site);
    expect((await read(site, last)).html).toContain('$321.00');
    expect((await read(site, '/contact')).html).toContain('(404) 555-0100');
    const during = await progress(site);
    expect(during.written).toBeLessThan(during.pages);

    await site.kill();
    await site.run();
    await waitUntilWritten(site, count - 1);
    for (const address of [last, path(0), `/es${path(count / 2)}`]) {
      expect((await read(site, address)).html, address).toContain('(404) 555-0100');
    }
  });
});
