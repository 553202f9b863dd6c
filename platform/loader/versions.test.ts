import { remoteOf, siteOf } from './testing/RemoteServer';
import { chooseVersions } from './versions';

const version = '3f2a9c0d1b2e';
const { live } = remoteOf({
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
const url = 'http://localhost:3002/remoteEntry.js';

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
  expect(chosen(group)).toEqual(booking);
});

test('no visitor is assigned to a group on a site without a canary', () => {
  const group = jest.fn(() => 0);
  expect(chooseVersions(siteOf(booking), { overrides: [], group })).toEqual([booking]);
  expect(group).not.toHaveBeenCalled();
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
      contract: 2,
      base: 'http://localhost:3002/',
      entry: 'remoteEntry.js',
      container: 'mf_booking',
      pages: [],
      widgets: [],
      navigation: [],
    },
  });
  expect(chooseVersions(site, { overrides })[0]?.live.pages).toEqual(live.pages);
  expect(remotes[1]?.live.version).toBe(version);
});

test('warns about an override of a remote that the site does not have', () => {
  chosen(undefined);
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining('mf-other is not on this site'),
  );
});
