import { isPage, isPicture, isVersionedFile } from './cacheRules';

const requestOf = (address: string, accept = 'text/html') => ({
  url: new URL(address, location.href),
  request: new Request(new URL(address, location.href), { headers: { accept } }),
});

test.each(['/', '/contact', '/es/contact', '/tires/all?search=x', '/booking', '/administrator'])(
  'the page %s is cached',
  (address) => expect(isPage(requestOf(address))).toBe(true),
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
  '/contact?edit=1',
  'https://elsewhere.example/contact',
])('the page %s is not cached', (address) => expect(isPage(requestOf(address))).toBe(false));

test('a request that a page makes is not a page', () => {
  expect(isPage(requestOf('/site.json', '*/*'))).toBe(false);
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
])('%s is immutable: %s', (address, expected) => {
  expect(isVersionedFile(requestOf(address))).toBe(expected);
});

test.each([
  ['/content/0123456789ab-640.webp', true],
  ['https://elsewhere.example/content/0123456789ab-640.webp', false],
  ['/content/0123456789ab.json', false],
  ['/samples/tire.svg', false],
])('%s is a picture of staff: %s', (address, expected) => {
  expect(isPicture(requestOf(address))).toBe(expected);
});
