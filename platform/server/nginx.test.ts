/** @jest-environment node */
import { plainPath } from '../../shared-site/languages';
import { pageStatus } from '../../shared-site/routes';
import { splitSite } from '../../shared-site/siteHistory';
import { layoutAddresses } from '../../shared-site/testing/layoutAddresses';
import { configuration, startNginx } from './testing/startNginx';

let nginx: Awaited<ReturnType<typeof startNginx>>;
let origin: string;
beforeAll(async () => {
  nginx = await startNginx();
  origin = nginx.origin;
});
afterAll(() => nginx?.stop());

test('nginx accepts the documented configuration without a warning', () => {
  expect(nginx.warnings).toBe('');
});

test.each([
  ['/', 200, 'home'],
  ['/contact', 200, 'contact'],
  ['/contact/', 200, 'contact'],
  ['/admin/products', 200, 'layout'],
  ['/es/admin', 200, 'layout'],
  ['/booking/cancel', 200, 'layout'],
  ['/nowhere', 404, 'unknown'],
  ['/es/nowhere', 404, 'desconocida'],
  ['/essays', 404, 'unknown'],
  ['/ES/contact', 404, 'layout'],
  ['/ESsays', 404, 'unknown'],
  ['/Tires/All', 200, 'layout'],
  ['/tires/all', 200, 'tires'],
  ['/tires/none', 404, 'layout'],
  ['/tires/item/7-road', 200, 'item'],
  ['/tires/item/7-road/', 200, 'item'],
  ['/tires/item/8-none', 404, 'layout'],
  ['/es/tires/item/7-road', 404, 'layout'],
  ['/content-pages.json', 200, 'written'],
])('%s answers %d with the %s page', async (route, status, text) => {
  const response = await fetch(origin + route);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test.each(
  [
    '/',
    '/Contact',
    '/contact//',
    '/TIRES/All/',
    '/tires/none',
    '/tires',
    '/tires/all/more',
    '/%61dmin',
  ].flatMap((path) => [path, `/es${path}`, `/en${path}`, `/fr${path}`]),
)('%s has the status that the own server responds with', async (path) => {
  const { status } = await fetch(origin + path);
  expect(status).toBe(pageStatus(configuration, path));
});

// nginx decodes an address before it chooses the policy, and rejects a malformed one.
test.each(
  layoutAddresses.filter(([address, layout]) => layout === 'staff' && !address.endsWith('%')),
)('%s has the policy of the layout %s', async (address) => {
  const { headers } = await fetch(origin + address);
  expect(headers.get('content-security-policy')).toContain("frame-src 'self'");
});

test.each([
  ['/contact?from=sign&lang=es', '/es/contact?from=sign'],
  ['/contact?lang=es&from=sign', '/es/contact?from=sign'],
  ['/contact?a=1&lang=es&slang=2', '/es/contact?a=1&slang=2'],
  ['/?lang=es', '/es/'],
  ['/es/contact?lang=en', '/contact'],
  ['/es?lang=en', '/'],
  ['/es?lang=es', '/es/'],
  ['/essays?lang=es', '/es/essays'],
  ['/es//evil?lang=en', '/evil'],
  ['/es/%5Cevil?lang=en', null],
  ['/%5Cevil?lang=en', null],
  ['/admin/products?lang=es', '/es/admin/products'],
  ['/es/contact?lang=es', '/es/contact'],
  ['/contact?lang=en', '/contact'],
  ['/contact?lang=fr', null],
])('%s redirects to %s', async (route, target) => {
  const { headers } = await fetch(origin + route, { redirect: 'manual' });
  expect(headers.get('location')).toBe(target);
});

test.each([
  '/about/',
  '/about/?q=4x4',
  '/about//',
  '//about',
  '///about?a=//b',
  '/tires//all',
  '/tires//all//',
  '/about/index.html',
  '/index.html',
  '//',
  '/es',
  '/es?q=4x4',
  '//es',
  '/es//',
  '/es/index.html',
  '/es/about/',
  '/essays/',
  '/admin/',
  '/a//b//c',
  '/contact',
  '/es/',
  '/',
  '/contact?from=//elsewhere/',
])('%s leads to the one form of its address', async (address) => {
  const { pathname, search } = new URL(`http://shop.example${address.replace(/^\/+/, '/')}`);
  const plain = plainPath(pathname) + search;
  let at = address;
  for (let redirects = 0; at !== plain && redirects < 3; redirects++) {
    const { status, headers } = await fetch(origin + at, { redirect: 'manual' });
    expect([at, status]).toEqual([at, 301]);
    at = headers.get('location') ?? '';
  }
  expect(at).toBe(plain);
  const { headers } = await fetch(origin + at, { redirect: 'manual' });
  expect(headers.get('location')).toBeNull();
});

test.each(['//%5Cevil.example', '/%5C/evil.example', '//evil.example/', '/contact//%0d%0aevil: 1'])(
  '%s leads to no other site',
  async (address) => {
    const { headers } = await fetch(origin + address, { redirect: 'manual' });
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])\S*$/);
    expect(headers.get('evil')).toBeNull();
  },
);

test.each([
  ['/van', '19', 'canary van'],
  ['/van/', '3', 'canary van'],
  ['/van', '20', 'live van'],
  ['/van', '', 'live van'],
  // The composer has no Spanish page for the canary: its visitors get the layout, as all others do.
  ['/es/van', '3', 'layout'],
  ['/contact', '3', 'contact'],
  ['/.canary/mf-van/van', '3', 'Not found'],
])('%s gives group %s the HTML of the "%s"', async (path, group, text) => {
  const cookie = group && `group=${group}`;
  const response = await fetch(origin + path, { headers: { cookie } });
  expect(await response.text()).toContain(text);
  const varies = response.headers.get('vary')?.includes('Cookie') ?? false;
  expect(varies).toBe(path.includes('/van') && !path.includes('canary'));
});

test.each([
  ['gzip, deflate, br, zstd', 'br', 'compressed by br'],
  ['br', 'br', 'compressed by br'],
  ['gzip, deflate', 'gzip', 'compressed by gzip'],
  ['br;q=0, gzip', 'gzip', 'compressed by gzip'],
  ['identity', null, 'plain'],
])('a client that accepts %s gets the versioned file in %s', async (accepted, encoding, text) => {
  const response = await fetch(`${origin}/mf-booking/3f2a9c0d1b2e/page.js`, {
    headers: { 'accept-encoding': accepted },
  });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
});

test('a page in each encoding has an ETag of its own', async () => {
  const answers = await Promise.all(
    ['br', 'gzip', 'identity'].map((accepted) =>
      fetch(`${origin}/contact`, { headers: { 'accept-encoding': accepted } }),
    ),
  );
  const encodings = answers.map(({ headers }) => headers.get('content-encoding'));
  expect(encodings).toEqual(['br', 'gzip', null]);
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3);
});

test('site.json is compressed with gzip', async () => {
  const response = await fetch(`${origin}/site.json`, { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.json()).toMatchObject(splitSite(configuration).site);
});

test('a versioned file is immutable and readable by other origins', async () => {
  const response = await fetch(`${origin}/mf-booking/3f2a9c0d1b2e/page.js`);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect((await fetch(`${origin}/mf-booking/3f2a9c0d1b2e/gone.js`)).status).toBe(404);
});

test('status.json is that beside the pages of products, and never cached', async () => {
  const response = await fetch(`${origin}/status.json`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ time: 'now' });
});

test('site.json is never cached, and the files of tools are not served', async () => {
  expect((await fetch(`${origin}/site.json`)).headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${origin}/.composed.json`)).status).toBe(404);
});

test('an unchanged page is not sent again', async () => {
  const etag = (await fetch(`${origin}/contact`)).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await fetch(`${origin}/contact`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});
