import {
  asCanary,
  canaryPatterns,
  htmlFolder,
  siteWithCanary,
  variesByGroup,
  withoutCanaryFolder,
} from './canaries';
import type { Release, Remote } from './schema';

const release = (version: string, prerender: string[]): Release => ({
  ...{ version, contract: 1, base: `/mf-a/${version}/`, entry: 'e.js', container: version },
  ...{ pages: [], widgets: [], navigation: [], prerender },
});
const live = release('live', ['/', '/vans']);
const canary = { release: release('next', ['/', '/vans', '/vans.new']), percent: 12 };
const remote: Remote = { name: 'mf-a', live, canary };
const site = {
  contract: 1,
  backend: { url: '', key: '' },
  remotes: [remote, { name: 'mf-b', live: release('b', ['/b']) }],
};

test('the visitors of a canary get its release, and the live one when that fails', () => {
  const { prerender: _, pages: __, widgets: ___, navigation: ____, ...previous } = live;
  const chosen = { name: 'mf-a', live: canary.release, previous };
  expect(asCanary(remote)).toEqual(chosen);
  expect(siteWithCanary(site, 'mf-a').remotes).toEqual([chosen, site.remotes[1]]);
  const others = [remote, { ...remote, name: 'mf-b' }];
  expect(siteWithCanary({ ...site, remotes: others }, 'mf-a').remotes).toEqual([chosen, others[1]]);
  expect(siteWithCanary(site, 'mf-b').remotes).toEqual(site.remotes);
});

const cases: [string, number | undefined, string][] = [
  ['/', 0, '/.canary/mf-a'],
  ['/vans', 11, '/.canary/mf-a'],
  ['/vans/', 9, '/.canary/mf-a'],
  ['/vans//', 9, '/.canary/mf-a'],
  ['/es/vans', 10, '/.canary/mf-a'],
  ['/es/', 3, '/.canary/mf-a'],
  ['/vans.new', 1, '/.canary/mf-a'],
  ['/vansXnew', 1, ''],
  ['/vans', 12, ''],
  ['/vans', undefined, ''],
  ['/vans/7', 0, ''],
  ['/b', 0, ''],
];

test.each(cases)('%s gives group %s the HTML in "%s"', (address, group, folder) => {
  expect(htmlFolder(site, address, group)).toBe(folder);
});

test.each(cases)('a web server decides the same: %s, group %s', (address, group, folder) => {
  const found = canaryPatterns(site).find(({ pattern }) =>
    new RegExp(pattern).test(`${group ?? ''} ${address}`),
  );
  expect(found?.folder ?? '').toBe(folder);
});

test('only addresses of a canary vary by the visitor’s group', () => {
  expect(['/vans', '/b'].map((address) => variesByGroup(site, address))).toEqual([true, false]);
  const [{ addresses } = { addresses: '' }] = canaryPatterns(site);
  expect(['/vans', '/b'].map((each) => new RegExp(`^${addresses}$`).test(each))).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['/.canary/mf-a/es/vans', '/es/vans'],
  ['/.canary/mf-a/', '/'],
  ['/es/vans/new', '/es/vans/new'],
])('without the folder of a canary %s is %s', (address, expected) => {
  expect(withoutCanaryFolder(address)).toBe(expected);
});

test('a site without canaries, or with canaries without HTML, has no patterns', () => {
  expect(canaryPatterns({ remotes: [{ name: 'mf-a', live }] })).toEqual([]);
  const { prerender: _, ...withoutHtml } = live;
  for (const release of [withoutHtml, { ...live, prerender: [] }]) {
    const remotes = [{ ...remote, canary: { release, percent: 12 } }];
    expect(canaryPatterns({ remotes })).toEqual([]);
  }
});
