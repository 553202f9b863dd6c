import { pathOf } from './languages';
import { addressesWithoutHtml, layoutOf, matchesRoute, oneAddress, pageStatus } from './routes';
import { layoutAddresses, remotesOfBothLayouts } from './testing/layoutAddresses';

const page = (path: string) => ({ path, module: './page' });
const live = {
  pages: [page('/'), page('/blog/:slug'), page('/item/:id'), page('/admin/*')],
  prerender: ['/', '/blog/brakes'],
};
const site = { remotes: [{ live }] };

test.each([
  ['/', 200],
  ['/es', 200],
  ['/es/', 200],
  ['/blog/brakes', 200],
  ['/blog/brakes/', 200],
  ['/es/blog/brakes', 200],
  ['/blog/nobody-wrote-this', 404],
  ['/item/7', 200],
  ['/item/7%2F8', 200],
  ['/item/7/8', 404],
  ['/item/%', 200],
  ['/admin', 200],
  ['/admin/products', 200],
  ['/administrator', 404],
  ['/nowhere', 404],
  ['/fr/blog/brakes', 404],
  ['/en/blog/brakes', 404],
])('%s answers %d', (path, status) => {
  expect(pageStatus(site, path)).toBe(status);
});

test.each([
  ['/tires', '/tires/all'],
  ['/Tires/', '/tires/all'],
  ['/Blog/Brakes', '/blog/brakes'],
  ['/blog/brakes', '/blog/brakes'],
  ['/Nowhere', undefined],
])('the one address of %s is %s', (path, address) => {
  const pages = [...live.pages, { ...page('/tires'), redirect: '/tires/all' }];
  expect(oneAddress({ remotes: [{ live: { pages } }] }, path)).toBe(address);
});

test.each(layoutAddresses)('%s has the layout %s', (address, layout) => {
  const { pathname } = new URL(`http://localhost${address}`);
  expect(layoutOf({ remotes: remotesOfBothLayouts }, pathOf(pathname))).toBe(layout);
});

test('each page of each remote with the staff layout has that layout', () => {
  const staff = (...paths: string[]) => ({
    live: { pages: paths.map(page), layout: 'staff' as const },
  });
  const remotes = [staff('/admin/*', '/desk'), staff('/reports')];
  for (const path of ['/admin/products', '/desk', '/reports']) {
    expect(layoutOf({ remotes }, path)).toBe('staff');
  }
  expect(layoutOf({ remotes }, '/contact')).toBe('site');
});

test('what a remote prerenders does not limit the addresses of a pattern with *', () => {
  const admin = { pages: [page('/admin/*')], prerender: ['/admin/login'] };
  expect(pageStatus({ remotes: [{ live: admin }] }, '/admin/products')).toBe(200);
});

test('the addresses without HTML are those of pages that no public address shows', () => {
  expect(addressesWithoutHtml(live)).toEqual(['/item/id', '/admin']);
  expect(addressesWithoutHtml({ pages: [page('/'), page('/blog')] })).toEqual(['/', '/blog']);
});

test('a * that is not the last segment is a part of the address without HTML', () => {
  expect(addressesWithoutHtml({ pages: [page('/*new/sale')] })).toEqual(['/*new/sale']);
});

test('a site without remotes has no page at any address', () => {
  expect(pageStatus({ remotes: [] }, '/')).toBe(404);
});

test.each([
  ['/blog/:slug', '/blog//brakes', false],
  ['/blog/:slug', '//blog/brakes', false],
  ['/blog/:slug', '/blog/brakes//', true],
  ['/admin/*', '/admin//login', true],
  ['/*', '/admin//login', true],
])('whether %s matches %s, with an empty segment: %s', (pattern, address, isMatch) => {
  expect(matchesRoute(pattern, address)).toBe(isMatch);
});

test.each(['*', '/*', '*/*', '/(*', '/a*b'])('the pattern %s breaks no answer', (pattern) => {
  const odd = { remotes: [{ live: { ...live, pages: [page(pattern)] } }] };
  expect(pageStatus(odd, '/nothing')).toBe(/^\/?\*$/.test(pattern) ? 200 : 404);
});
