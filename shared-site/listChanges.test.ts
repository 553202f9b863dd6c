import { listReleaseChanges } from './listChanges';
import type { Remote } from './schema';
import { exampleRelease, exampleRemote, exampleShell, exampleSite } from './testing/exampleSite';

const apps = ['shell', 'mf-a', 'mf-b'];
const a = exampleRemote('mf-a');
const b = exampleRemote('mf-b');
const withCanary = (remote: Remote, version: string, percent: number): Remote => ({
  ...remote,
  canary: { release: exampleRelease(remote.name, { version }), percent },
});

/** The changes from one remote to another, or to and from a site without it. */
const between = (before: Remote | undefined, after: Remote | undefined, listed = apps) =>
  listReleaseChanges(
    exampleSite(...(before ? [before] : [])),
    exampleSite(...(after ? [after] : [])),
    listed,
  );

test('lists nothing between equal sites', () => {
  expect(listReleaseChanges(exampleSite(a, b), exampleSite(a, b), apps)).toEqual([]);
  expect(between(withCanary(a, '2', 10), withCanary(a, '2', 10))).toEqual([]);
});

test('lists which version goes live, and a remote that comes or goes', () => {
  const next = exampleRemote('mf-a', { version: '2' });
  expect(between(a, next)).toEqual(['  mf-a  live: 1 → 2']);
  expect(between(undefined, a)).toEqual(['  mf-a  live: nothing → 1']);
  expect(between(a, undefined)).toEqual(['  mf-a  live: 1 → nothing']);
});

test('lists the remotes in the order of the site before, then the new ones', () => {
  const next = exampleRemote('mf-a', { version: '2' });
  expect(listReleaseChanges(exampleSite(a), exampleSite(b, next), apps)).toEqual([
    '  mf-a  live: 1 → 2',
    '  mf-b  live: nothing → 1',
  ]);
});

test('lists the canary that starts, that gets more visitors, that is another one, or that ends', () => {
  const canary = withCanary(a, '2', 10);
  expect(between(a, canary)).toEqual(['  mf-a  canary: 2 for 10 of 100 visitors']);
  expect(between(canary, withCanary(a, '2', 50))).toEqual([
    '  mf-a  canary: 2 for 50 of 100 visitors',
  ]);
  expect(between(canary, withCanary(a, '3', 10))).toEqual([
    '  mf-a  canary: 3 for 10 of 100 visitors',
  ]);
  expect(between(canary, a)).toEqual(['  mf-a  canary: 2 → none']);
  expect(between(canary, undefined)).toEqual([
    '  mf-a  live: 1 → nothing',
    '  mf-a  canary: 2 → none',
  ]);
});

test('lists the pages and widgets that are new or removed, and none that stays', () => {
  const offers = (page: string, widget: string) =>
    exampleRemote('mf-a', {
      pages: [
        { path: '/stays', module: './stays' },
        { path: page, module: './page' },
      ],
      widgets: [{ name: widget, module: './widget' }],
    });
  expect(between(offers('/old', 'old'), offers('/new', 'new'))).toEqual([
    '  mf-a  new page /new',
    '  mf-a  new widget new',
    '  mf-a  removed: page /old',
    '  mf-a  removed: widget old',
  ]);
});

test('lists that the menu changes', () => {
  const label = { en: 'Fleet', es: 'Flotas' };
  const inMenu = exampleRemote('mf-a', {
    navigation: [{ place: 'header', label, path: '/fleet', order: 1 }],
  });
  expect(between(a, inMenu)).toEqual(['  every page  the menu changes']);
});

test('lists the version of the shell', () => {
  const next = { ...exampleSite(a), shell: { ...exampleShell, version: '2' } };
  const { shell: _, ...none } = exampleSite(a);
  expect(listReleaseChanges(exampleSite(a), next, apps)).toEqual(['  shell  live: 1 → 2']);
  expect(listReleaseChanges(none, next, apps)).toEqual(['  shell  live: nothing → 2']);
  expect(listReleaseChanges(next, none, apps)).toEqual(['  shell  live: 2 → nothing']);
});

test('lists no changes to other apps', () => {
  const next = {
    ...exampleSite(exampleRemote('mf-a', { version: '2' })),
    shell: { ...exampleShell, version: '2' },
  };
  expect(listReleaseChanges(exampleSite(a), next, ['shell'])).toEqual(['  shell  live: 1 → 2']);
  expect(listReleaseChanges(exampleSite(a), next, ['mf-a'])).toEqual(['  mf-a  live: 1 → 2']);
});
