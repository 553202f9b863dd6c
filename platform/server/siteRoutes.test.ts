/** @jest-environment node */
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { plainPath } from '../../shared-site/languages';
import { layoutAddresses, remotesOfBothLayouts } from '../../shared-site/testing/layoutAddresses';
import { emptySite } from '../site/siteFile';
import { siteRoutes } from './siteRoutes';
import { noSources } from './testing/noSources';

const CHUNK = '/mf-booking/3f2a9c0d1b2e/static/page.js';

let siteDir: string;
let site: ReturnType<typeof siteRoutes>;

async function put(file: string, content: string | Buffer) {
  const target = path.join(siteDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  await put('site.json', '{"contract":1}');
  await put('index.html', '<h1>home</h1>');
  await put('_app.html', '<h1>layout</h1>');
  await put('about/index.html', '<h1>about</h1>');
  await put('about/index.html.br', brotliCompressSync('<h1>about</h1>'));
  await put('about/index.html.gz', gzipSync('<h1>about</h1>'));
  await put('tires/all/deep/index.html', '<h1>deep</h1>');
  await put('favicon.ico', 'icon');
  await put('.draft/secret.txt', 'secret');
  await put(CHUNK, 'export {};');
  await put(`${CHUNK}.br`, brotliCompressSync('export {};'));
  await put(`${CHUNK}.gz`, gzipSync('export {};'));
  site = siteRoutes(siteDir, noSources);
});
afterAll(() => rm(siteDir, { recursive: true }));

test('a versioned file is cached for a year and readable by other origins', async () => {
  const response = await site.request(CHUNK);
  expect(await response.text()).toBe('export {};');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, plain: (bytes: Buffer) => bytes };

describe.each([
  [CHUNK, 'export {};'],
  ['/about', '<h1>about</h1>'],
  ['/site.json', '{"contract":1}'],
])('%s', (route, text) => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate, zstd', 'plain'],
    ['', 'plain'],
  ] as const)('a client that accepts "%s" gets it in %s', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted };
    const response = await site.request(route, { headers });
    const expected = encoding === 'plain' ? null : encoding;
    expect(response.headers.get('content-encoding')).toBe(expected);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(decoders[encoding](bytes).toString()).toBe(text);
    const head = await site.request(route, { headers, method: 'HEAD' });
    expect(head.headers.get('content-encoding')).toBe(expected);
  });
});

test('a page in each encoding has an ETag of its own, with which it is not sent again', async () => {
  const accepted = ['br', 'gzip', 'identity'].map((name) => ({ 'accept-encoding': name }));
  const answers = await Promise.all(accepted.map((headers) => site.request('/about', { headers })));
  const tags = answers.map(({ headers }) => headers.get('etag') ?? '');
  expect(new Set(tags).size).toBe(3);
  for (const [index, headers] of accepted.entries()) {
    const statuses = await Promise.all(
      tags.map(async (tag) => {
        const known = { headers: { ...headers, 'if-none-match': tag } };
        return (await site.request('/about', known)).status;
      }),
    );
    expect(statuses).toEqual(tags.map((_, other) => (other === index ? 304 : 200)));
  }
});

test.each(['br', 'gzip', 'identity'] as const)(
  'a range is of the bytes in %s',
  async (accepted) => {
    const headers = { 'accept-encoding': accepted };
    const whole = Buffer.from(await (await site.request(CHUNK, { headers })).arrayBuffer());
    const part = await site.request(CHUNK, { headers: { ...headers, range: 'bytes=2-5' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 2-5/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(2, 6));
  },
);

test('finds a page that the content names in any letter case', async () => {
  await put('.content-pages/poems/rain/index.html', '<h1>rain</h1>');
  for (const route of ['/poems/rain', '/Poems/Rain']) {
    expect(await (await site.request(route)).text()).toBe('<h1>rain</h1>');
  }
});

test.each(['/mf-booking/3f2a9c0d1b2e/static/gone.js', '/gone.png'])(
  '%s answers 404',
  async (route) => {
    const response = await site.request(route);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.get('cache-control')).toBeNull();
  },
);

test('site.json is never cached', async () => {
  const response = await site.request('/site.json');
  expect(await response.json()).toEqual({ contract: 1 });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/tires/all/deep', 'deep'],
  ['/booking', 'layout'],
  ['/blog/wheel-alignment', 'layout'],
  ['/mf-booking/3f2a9c0d1b2e', 'layout'],
])('%s is the page "%s" and is revalidated on each request', async (route, heading) => {
  const response = await site.request(route);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(`<h1>${heading}</h1>`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const known = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } };
  const unchanged = await site.request(route, known);
  expect(unchanged.status).toBe(304);
  // Browsers replace the headers that they stored: a changed policy applies to an unchanged page.
  const policy = 'content-security-policy';
  expect(unchanged.headers.get(policy)).toBe(response.headers.get(policy));
  expect(unchanged.headers.get(policy)).toContain("default-src 'self'");
});

test('a page that has changed is sent again', async () => {
  const etag = (await site.request('/favicon.ico')).headers.get('etag') ?? '';
  await put('favicon.ico', 'other');
  const response = await site.request('/favicon.ico', { headers: { 'if-none-match': etag } });
  expect(await response.text()).toBe('other');
});

test('HEAD answers as GET does, without a body', async () => {
  for (const route of ['/', CHUNK]) {
    const response = await site.request(route, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  }
});

test.each(['/.draft/secret.txt', '/%2e%2e/%2e%2e/etc/passwd', '/%2edraft/secret.txt', '/%00.js'])(
  '%s shows no file',
  async (route) => {
    const text = await (await site.request(route)).text();
    expect(text).not.toMatch(/secret|root:/);
  },
);

const release = (version: string) => ({
  ...{ version, contract: 1, base: `/mf-van/${version}/`, entry: 'e.js', container: 'c' },
  ...{ pages: [{ path: '/van', module: './van' }], widgets: [], navigation: [] },
  prerender: ['/van'],
});

test.each([
  ['group=9', 'canary van'],
  ['other=1; group=0', 'canary van'],
  ['group=10', 'live van'],
  ['group=x', 'live van'],
  ['group=', 'live van'],
  ['group=-1', 'live van'],
  ['', 'live van'],
])('a visitor with the cookie "%s" gets the HTML of the %s', async (cookie, text) => {
  const canary = { release: release('next'), percent: 10 };
  const remotes = [{ name: 'mf-van', live: release('live'), canary }];
  const configuration = { contract: 1, backend: { url: '', key: '' }, remotes };
  await put('site.json', JSON.stringify(configuration));
  await put('van/index.html', 'live van');
  await put('.canary/mf-van/van/index.html', 'canary van');
  const response = await site.request('/van', { headers: { cookie } });
  expect(await response.text()).toBe(text);
  expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding');
  expect((await site.request('/about')).headers.get('vary')).toBe('Accept-Encoding');
});

test.each([
  ['/about/?q=4x4', '/about?q=4x4'],
  ['/tires/all/deep/index.html', '/tires/all/deep'],
  ['//evil.example', '/evil.example'],
  ['/es', '/es/'],
  ['/vans?q=4x4', '/van?q=4x4'],
  ['/ES/contact?q=4x4', '/es/contact?q=4x4'],
  ['/es/vans', '/es/van'],
  ['/VAN', '/van'],
])('%s leads for good to %s', async (address, target) => {
  const live = release('live');
  const pages = [...live.pages, { path: '/vans', module: './van', redirect: '/van' }];
  const remotes = [{ name: 'mf-van', live: { ...live, pages } }];
  await put('site.json', JSON.stringify({ contract: 1, backend: { url: '', key: '' }, remotes }));
  const response = await site.request(address);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(target);
});

describe('a site with pages of both layouts', () => {
  beforeAll(async () => {
    const backend = { url: '', key: '' };
    await put('site.json', JSON.stringify({ contract: 1, backend, remotes: remotesOfBothLayouts }));
  });

  const answered = layoutAddresses.filter(([address]) => plainPath(address) === address);
  test.each(answered)('%s has the policy of the layout %s', async (address, layout) => {
    const response = await site.request(`http://localhost${address}`);
    const policy = response.headers.get('content-security-policy');
    // Only pages of visitors have inline scripts.
    expect(/script-src 'self' 'sha256-/.test(policy ?? '') ? 'site' : 'staff').toBe(layout);
  });

  test.each([
    ['/van?edit=1', "'self'"],
    ['/van', "'none'"],
    ['/van?edit=2', "'none'"],
    ['/van?edit=1&remote=mf-van@http://localhost:3001', "'none'"],
    ['/admin/content?edit=1', "'none'"],
    ['/es/admin/content?edit=1', "'none'"],
  ])('%s may be framed by %s', async (address, ancestors) => {
    const response = await site.request(`http://localhost${address}`);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`frame-ancestors ${ancestors}`);
  });

  test.each([
    ['/%61dmin', 200],
    ['/%61dmin/%', 404],
    ['/en/admin', 404],
  ])('%s answers %d', async (address, status) => {
    expect((await site.request(`http://localhost${address}`)).status).toBe(status);
  });
});

test('redirects a link whose # a mail filter has encoded, also with a dot behind it', async () => {
  const response = await site.request('/booking/cancel%230123abc.?utm_source=mail');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/booking/cancel?utm_source=mail#0123abc.');
});

test('a form sent before its script has loaded changes nothing', async () => {
  expect((await site.request('/contact', { method: 'POST' })).status).toBe(405);
});

test('a reader in the middle of many releases always gets a whole site.json', async () => {
  const versions = ['{"contract":1}', JSON.stringify({ contract: 1, remotes: 'x'.repeat(90_000) })];
  let released = 0;
  const release = async () => {
    for (; released < 60; released += 1) {
      const draft = path.join(siteDir, `site.json.${released}`);
      await writeFile(draft, versions[released % 2] ?? '');
      await rename(draft, path.join(siteDir, 'site.json'));
    }
  };
  const read = async () => {
    while (released < 60) {
      const text = await (await site.request('/site.json')).text();
      expect(versions).toContain(text);
    }
  };
  await put('site.json', versions[1] ?? '');
  await Promise.all([release(), read(), read()]);
});

test('a page without HTML says that it is being prepared while the first ones are composed', async () => {
  await put('site.json', JSON.stringify({ ...emptySite, content: 'published' }));
  let isPreparing = true;
  const first = siteRoutes(siteDir, noSources, () => isPreparing);
  for (const address of ['/services', '/es/services']) {
    const response = await first.request(address);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    const html = await response.text();
    expect(html).toContain('This page is being prepared.');
    expect(html).toContain('Estamos preparando esta página.');
  }
  expect(await (await first.request('/about')).text()).toBe('<h1>about</h1>');
  expect((await first.request(CHUNK)).status).toBe(200);
  isPreparing = false;
  expect(await (await first.request('/services')).text()).toBe('<h1>layout</h1>');
});
