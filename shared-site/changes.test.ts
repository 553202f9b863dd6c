import { emptySite } from '@shop/platform/site/siteFile';
import {
  promote,
  release,
  retire,
  rollBack,
  setCanaryShare,
  startCanary,
  withdraw,
  withShell,
} from './changes';
import { releaseOf } from './releaseEntry';
import type { ReleaseEvent, ReleaseRecord, SiteConfig } from './schema';

const record = (version: string): ReleaseRecord => ({
  contract: 1,
  entry: 'remoteEntry.js',
  container: `mf_booking_${version}`,
  integrity: `sha384-${version}`,
  pages: [{ path: `/${version}`, module: './page' }],
  widgets: [],
  navigation: [],
  prerender: [],
  uses: [],
  requires: { react: '^19.0.0' },
});
const find = (_: string, version: string) => record(version);
const next = (version: string) => releaseOf('mf-booking', version, record(version));
const released = (...versions: string[]) =>
  versions.reduce<SiteConfig>(
    (site, version) => release(site, 'mf-booking', next(version), find),
    emptySite,
  );
const only = (site: SiteConfig) => site.remotes[0];
const events = (history: ReleaseEvent[] = []) =>
  history.map(({ action, version }) => `${action} ${version}`);

test('a release goes live, and the version that was live becomes the previous version', () => {
  const remote = only(released('a', 'b'));
  expect(remote).toMatchObject({
    live: { version: 'b', base: '/mf-booking/b/', container: 'mf_booking_b' },
  });
  expect(remote?.previous).toEqual({
    version: 'a',
    contract: 1,
    base: '/mf-booking/a/',
    entry: 'remoteEntry.js',
    container: 'mf_booking_a',
    integrity: 'sha384-a',
  });
});

test('releasing what is live changes nothing', () => {
  const site = released('a');
  expect(release(site, 'mf-booking', next('a'), find)).toBe(site);
  expect(events(only(site)?.history)).toEqual(['released a']);
});

test('releasing the live version from another folder changes the folder', () => {
  const moved = { ...next('a'), base: 'https://cdn.example/mf-booking/a/' };
  const site = release(released('a'), 'mf-booking', moved, find);
  expect(only(site)?.live.base).toBe(moved.base);
});

test('releasing the live version ends a canary', () => {
  const site = startCanary(released('a'), 'mf-booking', next('b'), 10);
  const after = only(release(site, 'mf-booking', next('a'), find));
  expect(after?.live.version).toBe('a');
  expect(after?.canary).toBeUndefined();
});

test('other remotes stay, sorted by name', () => {
  const other = releaseOf('mf-admin', 'x', record('x'));
  const site = release(released('a'), 'mf-admin', other, find);
  expect(site.remotes.map(({ name }) => name)).toEqual(['mf-admin', 'mf-booking']);
  const third = release(site, 'mf-van', releaseOf('mf-van', 'y', record('y')), find);
  expect(third.remotes.map(({ name }) => name)).toEqual(['mf-admin', 'mf-booking', 'mf-van']);
  const again = release(third, 'mf-admin', releaseOf('mf-admin', 'z', record('z')), find);
  expect(again.remotes.map(({ name }) => name)).toEqual(['mf-admin', 'mf-booking', 'mf-van']);
});

test('a rollback needs no build, and the version rolled back is no fallback', () => {
  const site = rollBack(released('a', 'b', 'c'), 'mf-booking', find);
  expect(only(site)?.live.version).toBe('b');
  expect(only(site)?.previous?.version).toBe('a');
  const twice = rollBack(site, 'mf-booking', find);
  expect(only(twice)?.live.version).toBe('a');
  expect(only(twice)?.previous).toBeUndefined();
  expect(() => rollBack(twice, 'mf-booking', find)).toThrow(
    'mf-booking has no version before the live one. It was also live in b, c: npm run shop -- rollback mf-booking c',
  );
});

test('a rollback can name its version', () => {
  expect(only(rollBack(released('a', 'b', 'c'), 'mf-booking', find, 'a'))?.live.version).toBe('a');
});

test('a canary leaves the live version to all others, with pages of its own', () => {
  const site = startCanary(released('a'), 'mf-booking', next('b'), 10);
  expect(only(site)).toMatchObject({
    live: { version: 'a' },
    canary: { release: { version: 'b' }, percent: 10 },
  });
  expect(only(site)?.canary?.release.pages).toEqual([{ path: '/b', module: './page' }]);
});

test('a canary can be promoted or withdrawn', () => {
  const site = startCanary(released('a'), 'mf-booking', next('b'), 10);
  const promoted = only(promote(site, 'mf-booking', find));
  expect(promoted).toMatchObject({ live: { version: 'b' }, previous: { version: 'a' } });
  expect(promoted?.canary).toBeUndefined();
  const withdrawn = only(withdraw(site, 'mf-booking'));
  expect(withdrawn?.live.version).toBe('a');
  expect(withdrawn?.canary).toBeUndefined();
  expect(events(promoted?.history)).toEqual(['released a', 'canary b', 'promoted b']);
  expect(events(withdrawn?.history)).toEqual(['released a', 'canary b', 'withdrawn b']);
  expect(() => withdraw(released('a'), 'mf-booking')).toThrow('has no canary');
  expect(() => promote(released('a'), 'mf-booking', find)).toThrow('has no canary');
});

test('a rollback withdraws the canary too', () => {
  const site = rollBack(
    startCanary(released('a', 'b'), 'mf-booking', next('c'), 10),
    'mf-booking',
    find,
  );
  expect(only(site)?.canary).toBeUndefined();
});

test('each change applies to the remote that it names, whichever comes first', () => {
  const admin = releaseOf('mf-admin', 'x', record('x'));
  const site = release(released('a', 'b'), 'mf-admin', admin, find);
  expect(release(site, 'mf-booking', next('b'), find)).toBe(site);
  const third = release(site, 'mf-booking', next('c'), find).remotes[1];
  expect(events(third?.history)).toEqual(['released a', 'released b', 'released c']);
  const canary = startCanary(site, 'mf-booking', next('c'), 10);
  expect(canary.remotes[0]).toBe(site.remotes[0]);
  expect(canary.remotes[1]).toMatchObject({ live: { version: 'b' }, canary: { percent: 10 } });
  expect(withdraw(canary, 'mf-booking').remotes[1]).not.toHaveProperty('canary');
});

test('the live version as a canary changes nothing, and does not end the canary of another one', () => {
  const site = released('a');
  expect(startCanary(site, 'mf-booking', next('a'), 10)).toBe(site);
  const canary = startCanary(site, 'mf-booking', next('b'), 10);
  expect(() => startCanary(canary, 'mf-booking', next('a'), 10)).toThrow(
    'a is live already, and b is its canary: withdraw that',
  );
});

test('rejects a canary in another layout than the live version', () => {
  const inStaffLayout = { ...next('b'), layout: 'staff' as const };
  expect(() => startCanary(released('a'), 'mf-booking', inStaffLayout, 10)).toThrow(
    'a canary cannot change the layout of mf-booking to staff',
  );
  const live = release(released('a'), 'mf-booking', inStaffLayout, find);
  expect(() => startCanary(live, 'mf-booking', next('c'), 10)).toThrow(
    'a canary cannot change the layout of mf-booking to site',
  );
  const canary = { ...next('c'), layout: 'staff' as const };
  expect(only(startCanary(live, 'mf-booking', canary, 10))?.canary?.percent).toBe(10);
});

test('retires a remote, but not one whose widget another remote shows', () => {
  const shown = { ...record('x'), widgets: [{ name: 'map', module: './map' }] };
  const site = release(released('a'), 'mf-map', releaseOf('mf-map', 'x', shown), find);
  expect(retire(site, 'mf-map').remotes.map(({ name }) => name)).toEqual(['mf-booking']);
  const user = releaseOf('mf-user', 'y', { ...record('y'), uses: ['map'] });
  expect(() => retire(release(site, 'mf-user', user, find), 'mf-map')).toThrow(
    'mf-map is not retired:\n  - mf-user shows the widget map, which would be removed',
  );
});

test('records each shell that goes live, and a release of the live shell once', () => {
  const shell = (version: string) => ({
    version,
    contract: 1,
    provides: {},
  });
  const site = withShell(withShell(emptySite, shell('s'), 'released'), shell('t'), 'released');
  expect(site.shell).toMatchObject(shell('t'));
  expect(withShell(site, shell('t'), 'released')).toBe(site);
  const again = withShell(site, shell('t'), 'rolled back');
  expect(events(again.shell?.history)).toEqual(['released s', 'released t', 'rolled back t']);
});

test('rejects changes to a remote that was never released', () => {
  expect(() => rollBack(emptySite, 'mf-booking', find)).toThrow('has not been released');
  expect(() => retire(emptySite, 'mf-booking')).toThrow('has not been released');
  expect(() => startCanary(emptySite, 'mf-booking', next('a'), 10)).toThrow(
    'has not been released',
  );
});

/** A shell that shares another React than what was released before it. */
const outgrown = (site: SiteConfig, react = '20.0.0'): SiteConfig =>
  withShell(site, { version: 's', contract: 1, provides: { react } }, 'released');

test('rejects a rollback or a promotion to a version that no longer fits the shell', () => {
  const before = outgrown(released('a', 'b'));
  expect(() => rollBack(before, 'mf-booking', find)).toThrow(
    'mf-booking is not rolled back:\n  - it needs react ^19.0.0; the shell provides 20.0.0',
  );
  const canary = outgrown(startCanary(released('a'), 'mf-booking', next('b'), 10));
  expect(() => promote(canary, 'mf-booking', find)).toThrow('mf-booking is not promoted:');
  const older = (_: string, version: string) => ({ ...record(version), contract: 0 });
  expect(() => rollBack(outgrown(released('a', 'b'), '19.1.0'), 'mf-booking', older)).toThrow(
    'it is built for contract 0; the live shell mounts 1',
  );
  expect(
    only(rollBack(outgrown(released('a', 'b'), '19.1.0'), 'mf-booking', find))?.live.version,
  ).toBe('a');
});

test('rejects a rollback to a path that another remote has by now', () => {
  const moved = releaseOf('mf-other', 'x', record('a'));
  const site = release(released('a', 'b'), 'mf-other', moved, find);
  expect(() => rollBack(site, 'mf-booking', find)).toThrow('the path /a belongs to mf-other');
});

test('a canary steps, is promoted or withdrawn with the reason in the history', () => {
  const site = startCanary(released('a'), 'mf-booking', next('b'), 5);
  const stepped = setCanaryShare(site, 'mf-booking', 25, 'no visit failed');
  expect(only(stepped)?.canary).toEqual({ release: next('b'), percent: 25 });
  const started = { action: 'canary', version: 'b', percent: 5 };
  const step = { action: 'canary', version: 'b', percent: 25, reason: 'no visit failed' };
  const historyOf = (after: SiteConfig) =>
    only(after)
      ?.history?.slice(1)
      .map(({ at: _, ...event }) => event);
  expect(historyOf(stepped)).toEqual([started, step]);
  const promoted = { action: 'promoted', version: 'b', reason: 'still none' };
  expect(historyOf(promote(stepped, 'mf-booking', find, 'still none'))).toEqual([
    started,
    step,
    promoted,
  ]);
  const withdrawn = { action: 'withdrawn', version: 'b', reason: 'it crashed' };
  expect(historyOf(withdraw(stepped, 'mf-booking', 'it crashed'))).toEqual([
    started,
    step,
    withdrawn,
  ]);
  expect(() => setCanaryShare(released('a'), 'mf-booking', 25, '')).toThrow('has no canary');
});

test('visitors do not fall back to a version that was rolled back', () => {
  const repaired = (site: SiteConfig) => only(release(site, 'mf-booking', next('c'), find));
  expect(repaired(released('a', 'b'))?.previous?.version).toBe('b');
  const rolledBack = rollBack(released('a', 'b'), 'mf-booking', find);
  expect(only(rolledBack)).not.toHaveProperty('previous');
  expect(repaired(rolledBack)?.previous?.version).toBe('a');
});
