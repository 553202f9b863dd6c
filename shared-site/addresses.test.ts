import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '@shop/platform/machine/apps';
import { root } from '@shop/platform/machine/paths';
import { emptySite } from '@shop/platform/site/siteFile';
import { nameConflicts, routeProblems } from './addresses';
import { routesOverlap } from './routes';
import type { Remote, RemoteManifest } from './schema';

const page = (path: string) => ({ path, module: './page' });
const remote = (name: string, ...paths: string[]) =>
  ({ name, live: { pages: paths.map(page), widgets: [] } }) as unknown as Remote;
const live = {
  ...emptySite,
  remotes: [
    remote('mf-shop', '/', '/booking', '/booking/cancel', '/tires/:category', '/blog/:slug'),
    remote('mf-staff', '/admin/*'),
  ],
};
const taken = (path: string) =>
  nameConflicts({ name: 'mf-van', pages: [page(path)], widgets: [] }, live);
const wrong = (...paths: string[]) => routeProblems({ pages: paths.map(page), prerender: [] });

test.each([
  ['/booking', '/booking'],
  ['/booking/', '/booking'],
  ['/Booking', '/booking'],
  ['/tires/all', '/tires/:category'],
  ['/:what/all', '/tires/:category'],
  ['/admin', '/admin/*'],
  ['/admin/van/old', '/admin/*'],
  ['/booking/*', '/booking/cancel'],
  ['*', '/'],
  ['/:page', '/booking'],
])('rejects %s, which would take addresses of %s', (path, theirs) => {
  expect(taken(path).join()).toContain(path === theirs ? `${path} belongs to` : `of ${theirs},`);
});

test.each([
  '/fleet',
  '/fleet/:van',
  '/fleet-vans/model-x-7',
  '/bookings',
  '/booking/cancel/now',
  '/tires',
  '/administrator',
])('accepts %s', (path) => {
  expect(taken(path)).toEqual([]);
  expect(wrong(path)).toEqual([]);
});

test('a path that only a canary has is taken too', () => {
  const shop = remote('mf-shop', '/');
  const canary = { release: remote('mf-shop', '/fleet').live, percent: 10 };
  const site = { ...live, remotes: [{ ...shop, canary }] };
  expect(nameConflicts({ name: 'mf-van', pages: [page('/fleet')], widgets: [] }, site)).toEqual([
    'the path /fleet belongs to mf-shop',
  ]);
});

test.each([
  ['', 'must be / or like'],
  ['fleet', 'must be / or like'],
  ['/fleet/', 'must be / or like'],
  ['/Fleet', 'must be / or like'],
  ['/fleet/:id?', 'must be / or like'],
  ['/*/fleet', 'must be / or like'],
  ['/site.json', 'must be / or like'],
  ['*', 'must be / or like'],
  ['/*', 'the addresses of all other remotes'],
  ['/:page', 'would match /en,'],
  ['/es', 'would match /es,'],
  ['/es/fleet', 'would match /es,'],
  ['/rest/v1', 'would match /rest,'],
  ['/auth/*', 'would match /auth,'],
  ['/healthz', 'would match /healthz,'],
  ['/shell', 'would match /shell,'],
  ['/mf-van', 'is reserved for the files of remotes'],
])('rejects the path "%s"', (path, why) => {
  expect(wrong(path)).toEqual([expect.stringContaining(why)]);
});

test('rejects a path listed twice; accepts one that another path of its remote also matches', () => {
  expect(wrong('/fleet/:van', '/fleet/:id')).toEqual(['the path /fleet/:id is declared twice']);
  expect(wrong('/fleet', '/fleet/:van', '/fleet/all', '/fleet/*')).toEqual([]);
});

test('a remote prerenders what its own pages answer', () => {
  const pages = ['/fleet', '/van/:id'].map(page);
  expect(routeProblems({ pages, prerender: ['/fleet', '/van/7'] })).toEqual([]);
  expect(routeProblems({ pages, prerender: ['/booking', '/van/:id', '/fleet', '/fleet'] })).toEqual(
    [
      'it prerenders /booking, which none of its pages matches',
      'it prerenders /van/:id, which none of its pages matches',
      'it prerenders /fleet twice',
    ],
  );
});

test('a remote prerenders only addresses in the form of a path, of pages that it can have', () => {
  expect(routeProblems({ pages: [page('/fleet')], prerender: ['/Fleet', '/fleet/'] })).toEqual([
    'it prerenders /Fleet, which none of its pages matches',
    'it prerenders /fleet/, which none of its pages matches',
  ]);
  expect(routeProblems({ pages: [page('/es/:van')], prerender: ['/es/7'] })).toEqual([
    expect.stringContaining('would match /es,'),
    'it prerenders /es/7, which none of its pages matches',
  ]);
});

test('a remote of the staff layout prerenders nothing', () => {
  const pages = [page('/admin/*')];
  expect(routeProblems({ pages, prerender: [], layout: 'staff' })).toEqual([]);
  expect(routeProblems({ pages, prerender: ['/admin/login'], layout: 'staff' })).toEqual([
    'it prerenders /admin/login, but pages of staff have no composed HTML',
  ]);
});

test('a widget belongs to one remote, and to its canary', () => {
  const offer = (...names: string[]) => ({
    pages: [page('/map')],
    widgets: names.map((name) => ({ name, module: './widget' })),
  });
  const site = {
    remotes: [
      { name: 'mf-van', live: offer('own') },
      { name: 'mf-map', live: offer('map'), canary: { release: offer('map', 'route') } },
    ],
  };
  expect(nameConflicts({ name: 'mf-van', ...offer('own', 'map', 'route', 'new') }, site)).toEqual([
    'the path /map belongs to mf-map',
    'the widget map belongs to mf-map',
    'the widget route belongs to mf-map',
  ]);
});

test('the remotes of this repository do not conflict', () => {
  const manifests = remotes.map(
    (name) =>
      JSON.parse(readFileSync(path.join(root, name, 'remote.json'), 'utf8')) as RemoteManifest,
  );
  const site = {
    ...emptySite,
    remotes: manifests.map((manifest) => ({ name: manifest.name, live: manifest })),
  };
  expect(manifests.flatMap(routeProblems)).toEqual([]);
  expect(manifests.flatMap((manifest) => nameConflicts(manifest, site))).toEqual([]);
});

test('finds the overlap of two routes in either order', () => {
  expect(routesOverlap('/admin/*', '/admin')).toBe(true);
  expect(routesOverlap('/admin', '/admin/*')).toBe(true);
  expect(routesOverlap('/admin/*', '/administrator')).toBe(false);
});
