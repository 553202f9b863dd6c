import type { Remote } from '@shop/shared-site/schema';
import { siteOf, uniqueRemote } from './testing/RemoteServer';
import { TimeoutError } from './timeout';
import { chooseVersions, createVersions } from './versions';

const version = '3f2a9c0d1b2e';
const { live } = uniqueRemote({
  live: {
    version,
    base: `/mf-booking/${version}/`,
    container: 'mf_booking_3f2a9c0d',
    integrity: 'sha384-x',
    pages: [{ path: '/booking', module: './booking' }],
  },
});
const booking = { name: 'mf-booking', live };
const canary = { release: { ...live, version: 'canary', pages: [] }, percent: 20 };
const url = 'http://localhost:3002/dev/remoteEntry.js';

const inGroup = (group: number | undefined) => (group === undefined ? {} : { group: () => group });
const chosen = (group: number | undefined, overrides = [{ remote: 'mf-other', url }]) =>
  chooseVersions(siteOf({ ...booking, canary }), { overrides, ...inGroup(group) })[0];

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test.each([0, 19])(
  'group %i of a canary of 20 % gets it, with the live version to fall back to',
  (group) => {
    const { pages: _, widgets: __, navigation: ___, ...previous } = live;
    expect(chosen(group)).toEqual({ name: 'mf-booking', live: canary.release, previous });
  },
);

test.each([20, 99, undefined])('group %s of a canary of 20 % gets the live version', (group) => {
  expect(chosen(group)).toStrictEqual(booking);
});

test('no visitor is assigned to a group on a site without a canary', () => {
  const group = jest.fn(() => 0);
  expect(chooseVersions(siteOf(booking), { overrides: [], group })).toEqual([booking]);
  expect(group).not.toHaveBeenCalled();
});

test('without the canary, a visitor keeps the previous version to fall back to', () => {
  const remote = { ...booking, previous: { ...live, version: 'older' } };
  expect(chooseVersions(siteOf({ ...remote, canary }), { overrides: [] })).toEqual([remote]);
});

test('an overridden remote keeps its pages and has no other version to fall back to', () => {
  const remote = { ...booking, previous: { ...live, version: 'older' }, canary };
  const site = siteOf(remote, { name: 'mf-admin', live });
  const overrides = [{ remote: 'mf-booking', url }];
  const remotes = chooseVersions(site, { overrides, ...inGroup(0) });
  expect(remotes[0]).toEqual({
    name: 'mf-booking',
    live: {
      version: 'localhost:3002',
      contract: 1,
      base: 'http://localhost:3002/dev/',
      entry: 'remoteEntry.js',
      container: 'mf_booking',
      pages: [],
      widgets: [],
      navigation: [],
    },
  });
  expect(chooseVersions(site, { overrides })[0]?.live.pages).toEqual(live.pages);
  expect(remotes[1]?.live.version).toBe(version);
  expect(console.warn).not.toHaveBeenCalled();
});

test('warns about an override of a remote that the site does not have', () => {
  chosen(undefined);
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining('mf-other is not on this site'),
  );
});

describe('the versions of an open page', () => {
  const source = (name: string, origin = '') => ({
    ...live,
    version: name,
    base: `${origin}/mf-booking/${name}/`,
    container: `mf_booking_${name}`,
  });
  const remote: Remote = { ...booking, live: source('a'), previous: source('0') };
  const released: Remote = { ...remote, live: source('b'), previous: source('a') };
  const crash = new Error('crash');

  test('the live version is loaded, the latest one after a release, a pinned one after both', () => {
    const versions = createVersions();
    expect(versions.current(remote)).toBe(remote.live);
    versions.setLatest([released]);
    expect(versions.current(remote)).toBe(released.live);
    versions.pin(remote.name, remote.live);
    expect(versions.current(remote)).toBe(remote.live);
    expect(versions.current({ ...remote, name: 'mf-admin' })).toBe(remote.live);
  });

  test('a remote is pinned from its pin, or from the replacement of a failed version, to a retry', () => {
    const versions = createVersions();
    expect(versions.isPinned(remote.name)).toBe(false);
    versions.pin('mf-admin', remote.live);
    versions.markFailed(remote, remote.live, crash);
    expect([versions.isPinned('mf-admin'), versions.isPinned(remote.name)]).toEqual([true, true]);
    versions.clearFailures(remote);
    expect([versions.isPinned('mf-admin'), versions.isPinned(remote.name)]).toEqual([true, false]);
  });

  test('a version that failed is replaced by the previous one, which is pinned', () => {
    const versions = createVersions();
    expect(versions.markFailed(remote, remote.live, crash)).toBe(remote.previous);
    expect(versions.current(remote)).toBe(remote.previous);
    expect(versions.markFailed(remote, source('0'), crash)).toBeUndefined();
    expect(versions.current(remote)).toBe(remote.previous);
  });

  test('after a release, its versions are tried before those of the page', () => {
    const versions = createVersions();
    const other = { ...released, previous: source('9') };
    versions.setLatest([other]);
    expect(versions.markFailed(remote, source('b'), crash)).toBe(other.previous);
    expect(versions.markFailed(remote, source('9'), crash)).toBe(remote.live);
    expect(versions.markFailed(remote, source('a'), crash)).toBe(remote.previous);
    expect(versions.markFailed(remote, source('0'), crash)).toBeUndefined();
  });

  test('a version that failed in one remote is loaded in another', () => {
    const versions = createVersions();
    versions.markFailed(remote, remote.live, crash);
    const other = { ...remote, name: 'mf-admin' };
    expect(versions.markFailed(other, source('0'), crash)).toBe(other.live);
  });

  test('a version is not replaced by one whose container has the same name', () => {
    const stock = { ...remote, previous: { ...source('0'), container: remote.live.container } };
    expect(createVersions().markFailed(stock, stock.live, crash)).toBeUndefined();
  });

  test('a version that timed out is replaced only by one of another origin', () => {
    const versions = createVersions();
    const error = new TimeoutError(1, Promise.resolve());
    expect(versions.markFailed(remote, remote.live, error)).toBeUndefined();
    expect(versions.current(remote)).toBe(remote.live);
    const elsewhere = { ...remote, previous: source('0', 'https://cdn.example') };
    expect(versions.markFailed(elsewhere, remote.live, error)).toBe(elsewhere.previous);
    expect(versions.markFailed({ ...booking, live: remote.live }, remote.live, error)).toBe(
      undefined,
    );
  });

  test('a retry forgets the failures and the pinned version of one remote', () => {
    const versions = createVersions();
    const other = { ...remote, name: `${remote.name}-2` };
    for (const each of [remote, other]) versions.markFailed(each, each.live, crash);
    versions.clearFailures(remote);
    expect(versions.current(remote)).toBe(remote.live);
    expect(versions.current(other)).toBe(other.previous);
    expect(versions.markFailed(remote, source('0'), crash)).toBe(remote.live);
    expect(versions.markFailed(other, source('0'), crash)).toBeUndefined();
  });
});
