import type { Release, SiteConfig } from './schema';
import { historyFile, joinSite, readWholeSite, splitSite } from './siteHistory';

const release = (version: string, fields: Partial<Release> = {}): Release => ({
  ...{ version, base: `/mf-van/${version}/`, contract: 1, entry: 'e.js', container: 'c' },
  ...{ pages: [], widgets: [], navigation: [], prerender: ['/van'], uses: [], requires: {} },
  ...fields,
});
const label = { en: 'Vans', es: 'Camionetas' };
const site: SiteConfig = {
  ...{ contract: 1, backend: { url: '', key: 'k' }, content: 'abc', embeds: ['youtube'] },
  shell: { version: 's', contract: 1, provides: {}, history: [] },
  remotes: [
    {
      name: 'mf-van',
      live: release('b', {
        navigation: [{ place: 'header', label, path: '/van', order: 1 }],
        built: { at: '2026-03-02T17:00:00.120Z' },
      }),
      previous: { version: 'a', base: '/mf-van/a/', contract: 1, entry: 'e.js', container: 'c' },
      canary: { release: release('c', { layout: 'staff' }), percent: 5 },
      history: [{ at: '2026-03-02T17:00:00.120Z', action: 'released', version: 'b' }],
    },
    { name: 'mf-bus', live: release('d', { base: 'http://localhost:3002/' }) },
  ],
};

test('both parts together are the site', () => {
  const parts = splitSite(site);
  expect(joinSite(parts.site, parts.history)).toEqual(site);
});

test('visitors load versions, pages and shares of canaries', () => {
  const source = { contract: 1, entry: 'e.js', container: 'c' };
  const offer = { ...source, pages: [], widgets: [] };
  expect(splitSite(site).site).toEqual({
    ...{ contract: 1, backend: { url: '', key: 'k' }, content: 'abc', embeds: ['youtube'] },
    remotes: [
      {
        name: 'mf-van',
        live: { ...offer, version: 'b' },
        previous: { ...source, version: 'a' },
        canary: { release: { ...offer, version: 'c', layout: 'staff' }, percent: 5 },
      },
      { name: 'mf-bus', live: { ...offer, version: 'd', base: 'http://localhost:3002/' } },
    ],
  });
});

test('without the history, a site has its versions', () => {
  const { remotes } = joinSite(splitSite(site).site);
  expect(remotes.map(({ live }) => [live.base, live.navigation])).toEqual([
    ['/mf-van/b/', []],
    ['http://localhost:3002/', []],
  ]);
});

describe('a reader of two files', () => {
  const { site: ofVisitors, history } = splitSite(site);
  const named = (digest: string) => ({ ...ofVisitors, history: digest });

  test('begins again where the history was replaced meanwhile', async () => {
    const answers = [named('a'), undefined, named('b'), history];
    const asked: string[] = [];
    const read = async (name: string) => {
      asked.push(name);
      return answers.shift();
    };
    expect(await readWholeSite(read)).toEqual(site);
    expect(asked).toEqual(['site.json', historyFile('a'), 'site.json', historyFile('b')]);
  });

  test('names a history that does not exist', async () => {
    const read = async (name: string) => (name === 'site.json' ? named('a') : undefined);
    await expect(readWholeSite(read)).rejects.toThrow('history.a.json');
  });

  test('gets nothing without a site, and a site without a history as it is', async () => {
    expect(await readWholeSite(async () => undefined)).toBeUndefined();
    expect(await readWholeSite(async () => site)).toBe(site);
  });
});
