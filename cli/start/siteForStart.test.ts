/** @jest-environment node */
import { emptySite } from '@shop/platform/site/siteFile';
import { removedAddresses, siteForStart } from './siteForStart';

const HERE = 'http://localhost:3000';
const SHOP = 'https://shop.example';
const backend = { url: 'https://project.supabase.co', key: 'public' };
const embedded = { origin: HERE, publishableKey: 'key' };
const hosted = { origin: HERE, publishableKey: undefined };
const local = { ...emptySite, backend: { url: '', key: 'key' }, origin: HERE };

test('without settings a site has the embedded key and this machine’s origin', () => {
  expect(siteForStart(emptySite, {}, embedded)).toEqual(local);
  const elsewhere = { ...emptySite, backend, origin: 'http://localhost:4000' };
  expect(siteForStart(elsewhere, {}, embedded)).toEqual(local);
});

test('what is set is written', () => {
  expect(siteForStart(local, { origin: SHOP }, embedded)).toEqual({ ...local, origin: SHOP });
  const set = { backend, origin: SHOP };
  expect(siteForStart(local, set, hosted)).toEqual({ ...emptySite, ...set });
});

test('a hosted backend removes this machine’s origin, and keeps a public one', () => {
  expect(siteForStart(local, { backend }, hosted)).toEqual({ ...emptySite, backend });
  const known = { ...local, origin: SHOP };
  expect(siteForStart(known, { backend }, hosted)).toEqual({ ...known, backend });
});

test('a change to a hosted backend and back results in the same site', () => {
  const away = siteForStart(local, { backend, origin: SHOP }, hosted);
  const back = siteForStart(away, {}, embedded);
  expect(back).toEqual(local);
  expect(removedAddresses(local, away)).toEqual([]);
  expect(removedAddresses(away, back)).toEqual([
    `  The backend ${backend.url} is not set: the site uses this machine's data. Set it in site.config.json to use it.`,
    `  The origin ${SHOP} is not set: the pages name ${HERE}. Set it in site.config.json to use it.`,
  ]);
});
