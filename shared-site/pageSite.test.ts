import { navigationOf, pageSite } from './pageSite';
import type { NavigationEntry, Release, Remote, SiteConfig } from './schema';

const entry = (path: string, order: number): NavigationEntry => ({
  place: 'header',
  label: { en: path, es: path },
  path,
  order,
});
const release = (fields: Partial<Release>): Release => ({
  ...{ version: '1', contract: 1, base: '/', entry: 'e.js', container: 'c' },
  ...{
    pages: [],
    widgets: [],
    navigation: [],
    prerender: ['/x'],
    uses: [],
    requires: {},
    texts: 'a',
  },
  ...fields,
});
const remote = (name: string, fields: Partial<Release> = {}): Remote => ({
  name,
  live: release(fields),
});
const widget = (name: string) => ({ name, module: './widget' });
const site = (...remotes: Remote[]): SiteConfig => ({
  contract: 1,
  backend: { url: '', key: '' },
  shell: { version: 's', contract: 1, provides: {}, history: [] },
  content: 'digest',
  remotes,
});
const namesIn = ({ remotes }: SiteConfig) => remotes.map(({ name }) => name);

test('a page carries its remote and those whose widgets it may show, directly or not', () => {
  const all = site(
    remote('mf-other', { widgets: [widget('map')] }),
    remote('mf-checker', { widgets: [widget('checker')], uses: ['prices'] }),
    remote('mf-prices', { widgets: [widget('prices')] }),
    remote('mf-home', { uses: ['checker'] }),
  );
  expect(namesIn(pageSite(all, 'mf-home'))).toEqual(['mf-checker', 'mf-prices', 'mf-home']);
  expect(namesIn(pageSite(all, 'mf-other'))).toEqual(['mf-other']);
  const { uses: _, ...live } = release({});
  expect(namesIn(pageSite(site({ name: 'mf-a', live }, ...all.remotes), 'mf-a'))).toEqual(['mf-a']);
});

test('a page of a remote that the site does not have carries no remote', () => {
  expect(pageSite(site(remote('mf-a')), 'mf-none').remotes).toEqual([]);
});

test('a page carries the menu of all remotes once, in their order', () => {
  const all = site(
    remote('mf-a', { navigation: [entry('/last', 30), entry('/first', 10)] }),
    remote('mf-b', { navigation: [entry('/second', 20)] }),
  );
  const paths = pageSite(all, 'mf-b').navigation.map(({ path }) => path);
  expect(paths).toEqual(['/first', '/second', '/last']);
  expect(navigationOf(all.remotes)).toEqual(pageSite(all, 'mf-b').navigation);
  expect(pageSite(all, 'mf-b').remotes[0]?.live.navigation).toEqual([]);
});

test('a page carries nothing that only tools read, and no canary', () => {
  const previous = { version: '0', contract: 1, base: '/', entry: 'e.js', container: 'p' };
  const canary = { release: release({}), percent: 10 };
  const carried = pageSite(
    site({ ...remote('mf-a', { built: { at: 'now' } }), previous, canary, history: [] }),
    'mf-a',
  );
  expect(carried).not.toHaveProperty('shell');
  expect(carried).not.toHaveProperty('content');
  const { prerender: _, uses: __, requires: ___, texts: ____, ...live } = release({});
  expect(carried.remotes).toEqual([{ name: 'mf-a', live, previous }]);
  expect(pageSite(site(remote('mf-a')), 'mf-a').remotes).toStrictEqual([{ name: 'mf-a', live }]);
});
