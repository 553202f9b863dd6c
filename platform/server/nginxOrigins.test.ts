/** @jest-environment node */
import { get, type IncomingMessage } from 'node:http';
import { allowedSources } from '@shop/backend/shopPolicy';
import { layoutAddresses } from '../../shared-site/testing/layoutAddresses';
import { siteRoutes } from './siteRoutes';
import { configuration, startNginx } from './testing/startNginx';

const origin = 'https://shop.example';
const staffOrigin = 'https://staff.shop.example';

let nginx: Awaited<ReturnType<typeof startNginx>>;
let own: ReturnType<typeof siteRoutes>;
beforeAll(async () => {
  nginx = await startNginx({ ...configuration, origin, staffOrigin });
  own = siteRoutes(`${nginx.siteDir}/live`, allowedSources);
});
afterAll(() => nginx?.stop());

/** As a proxy before nginx does, which names the address of the browser. */
async function locationOfNginx(host: string, path: string) {
  const { hostname, port } = new URL(nginx.origin);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ hostname, port, path, headers: { host } }, resolve).on('error', reject);
  });
  response.resume();
  return response.headers.location;
}

const files = [
  ...['/site.json', '/robots.txt', '/favicon.ico', '/contact/index.html', '/_app.html'],
  ...['remoteEntry.js', 'page.html', 'picture.svg', 'texts.json'].flatMap((file) => [
    `/mf-booking/3f2a9c0d1b2e/${file}`,
    `/mf-admin/3f2a9c0d1b2e/${file}`,
    `/shell/3f2a9c0d1b2e/${file}`,
  ]),
];
/** nginx rejects a malformed address. */
const addresses = [...layoutAddresses.map(([address]) => address), ...files].filter(
  (address) => !address.endsWith('%'),
);

const leads = (location: string | undefined) => (location?.endsWith('#') ? location : undefined);

test.each(addresses)('%s leads to the origin to which it belongs', async (address) => {
  // As a browser sends it.
  const { pathname } = new URL(origin + address);
  for (const host of ['shop.example', 'staff.shop.example', 'localhost:3000']) {
    const path = `${pathname}?a=1`;
    const answer = await own.request(`http://${host}${path}`);
    const wanted = leads(answer.headers.get('location') ?? undefined);
    const found = leads(await locationOfNginx(host, path));
    // The layout that nginx serves leads from an encoded address.
    const isPlain = !/%|\/\//.test(pathname);
    expect([host, isPlain || found ? found : wanted]).toEqual([host, wanted]);
  }
});

test.each([
  '/mf-admin/..%2fmf-booking/3f2a9c0d1b2e/page.js',
  '/shell/x/%2e%2e/%2e%2e/mf-booking/3f2a9c0d1b2e/page.js',
  '/%6df-booking/3f2a9c0d1b2e/page.js',
  '/admin/..%2fmf-booking/3f2a9c0d1b2e/page.js',
  '/admin/..%2fcontact/index.html',
  '/mf-booking/3f2a9c0d1b2e/page.js?x= /admin /',
  '/mf-booking/3f2a9c0d1b2e/page.js?/x.json /',
  '/mf-booking/3f2a9c0d1b2e/x.json /page.html',
])('the origin of staff serves no code of other remotes at %s', async (address) => {
  const path = address.replaceAll(' ', '%20');
  expect(await locationOfNginx('staff.shop.example', path)).toBe(`${origin}${path}#`);
});

test('the secret of a mail does not follow from one origin to the other', async () => {
  expect(await locationOfNginx('shop.example', '/admin/login?a=1')).toBe(
    `${staffOrigin}/admin/login?a=1#`,
  );
  expect(await locationOfNginx('staff.shop.example', '/?a=1')).toBe(`${origin}/?a=1#`);
});
