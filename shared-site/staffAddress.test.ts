import { servedElsewhere } from './staffAddress';
import { exampleRemote } from './testing/exampleSite';
import { layoutAddresses, remotesOfBothLayouts } from './testing/layoutAddresses';

const origin = 'https://shop.example';
const staffOrigin = 'https://staff.shop.example';
const site = {
  contract: 1,
  backend: { url: '', key: '' },
  remotes: remotesOfBothLayouts,
  origin,
  staffOrigin,
};
const at = (base: string, address: string) => servedElsewhere(site, new URL(base + address));

test.each(layoutAddresses)(
  '%s is served by the origin of its layout %s alone',
  (address, layout) => {
    const { pathname } = new URL(origin + address);
    const query = '?lang=es';
    const isStaff = layout === 'staff';
    expect(at(staffOrigin, address + query)).toBe(
      isStaff ? undefined : `${origin}${pathname}${query}#`,
    );
    expect(at(origin, address + query)).toBe(
      isStaff ? `${staffOrigin}${pathname}${query}#` : undefined,
    );
    // Of a machine's own address too, which a proxy may use.
    expect(at('http://localhost:3000', address)).toBe(
      isStaff ? `${staffOrigin}${pathname}#` : undefined,
    );
  },
);

const version = '3f2a9c0d1b2e';

test.each([
  '/site.json',
  '/content/3f2a9c0d1b2e.json',
  '/content/3f2a9c0d1b2e-640.webp',
  '/favicon.ico',
  `/shell/${version}/static/js/main.js`,
  `/mf-staff/${version}/remoteEntry.js`,
  `/mf-staff/${version}/static/svg/logo.svg`,
  `/mf-shop/${version}/texts.json`,
])('the origin of staff serves %s', (file) => {
  expect(at(staffOrigin, file)).toBeUndefined();
  expect(at(origin, file)).toBeUndefined();
});

test.each([
  `/mf-shop/${version}/remoteEntry.js`,
  `/mf-shop/${version}/page.html`,
  `/mf-shop/${version}/picture.svg`,
  `/mf-shop/${version}/style.css`,
  `/mf-staff-x/${version}/page.html`,
  `/mf-staff/..%2fmf-shop/${version}/page.html`,
  `/%6df-shop/${version}/page.svg`,
  `/shell/${version}/..%2f..%2fmf-shop/${version}/page.html`,
  '/index.html',
  '/_app.html',
  '/.unknown/index.html',
  '/samples/tire.svg',
  '/feed.xml',
])('the origin of staff does not serve %s, which could run there', (file) => {
  expect(at(staffOrigin, file)).toBe(`${origin}${new URL(origin + file).pathname}#`);
  expect(at(origin, file)).toBeUndefined();
});

test('a site of one origin serves everything', () => {
  for (const addresses of [{ origin, staffOrigin: '' }, { origin }]) {
    const { staffOrigin: _, ...one } = site;
    const url = new URL(`${origin}/admin`);
    expect(servedElsewhere({ ...one, ...addresses }, url)).toBeUndefined();
  }
});

test('each remote of the staff layout has its files there', () => {
  const remotes = [...remotesOfBothLayouts, exampleRemote('mf-desk', { layout: 'staff' })];
  const url = new URL(`${staffOrigin}/mf-desk/${version}/page.js`);
  expect(servedElsewhere({ ...site, remotes }, url)).toBeUndefined();
  expect(servedElsewhere(site, url)).toBe(`${origin}/mf-desk/${version}/page.js#`);
});
