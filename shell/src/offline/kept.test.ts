import { isPage, isVersionedFile } from './kept';

const visit = (address: string, accept = 'text/html') => ({
  url: new URL(address, location.href),
  request: new Request(new URL(address, location.href), { headers: { accept } }),
});

test.each(['/', '/contact', '/es/contact', '/tires/all?search=x', '/booking', '/administrator'])(
  '%s is kept',
  (address) => expect(isPage(visit(address))).toBe(true),
);

test.each([
  '/admin',
  '/admin/login',
  '/es/admin/products',
  '/rest/v1/products',
  '/auth/v1/token',
  '/booking/cancel',
  '/es/booking/cancel',
  '/contact?remote=mf-a@http://localhost:3001',
  'https://elsewhere.example/contact',
])('%s is not kept', (address) => expect(isPage(visit(address))).toBe(false));

test('what a page asks for is no page', () => {
  expect(isPage(visit('/site.json', '*/*'))).toBe(false);
});

test.each([
  ['/mf-booking/0123456789ab/static/js/page.js', true],
  ['https://fleet.example/mf-fleet/0123456789ab/remoteEntry.js', true],
  ['/shell/0123456789ab/static/css/index.css', true],
  ['/mf-storefront/0123456789ab/static/hero.mp4', false],
  ['/mf-booking/development/static/js/page.js', false],
  ['/content/0123456789ab.json', true],
  ['/content/latest.json', false],
  ['/site.json', false],
  ['/offline.js', false],
])('%s never changes: %s', (address, kept) => {
  expect(isVersionedFile(visit(address))).toBe(kept);
});
