import { siteSchema } from '@shop/shared-site/schema';
import { parseSite } from './parseSite';

const live = {
  contract: 1,
  version: 'abc',
  base: '/mf-booking/abc/',
  entry: 'remoteEntry.js',
  container: 'mf_booking',
  pages: [{ path: '/booking', module: './booking' }],
  widgets: [],
  navigation: [],
};
const remote = { name: 'mf-booking', live };
const site = { contract: 1, backend: { url: '', key: 'public' }, remotes: [remote] };

test('reads a configuration', () => {
  expect(parseSite(site)).toMatchObject({ backend: { key: 'public' }, remotes: [remote] });
});

test('reads the previous version and the canary of a remote', () => {
  const { pages: _, widgets: __, navigation: ___, ...previous } = live;
  const both = { ...remote, previous, canary: { release: live, percent: 10 } };
  expect(parseSite({ ...site, remotes: [both] }).remotes).toEqual([both]);
  const malformed = { ...remote, previous: {}, canary: { release: {}, percent: 10 } };
  expect(parseSite({ ...site, remotes: [malformed] }).remotes).toEqual([remote]);
});

test('a base that is left out is the folder of the version', () => {
  const withoutBase = (base?: string) => ({ ...remote, live: { ...live, base } });
  expect(parseSite({ ...site, remotes: [withoutBase()] }).remotes[0]?.live.base).toBe(live.base);
  const { remotes } = parseSite({ ...site, remotes: [withoutBase('/elsewhere/')] });
  expect(remotes[0]?.live.base).toBe('/elsewhere/');
});

test.each([null, 'text', [], {}, { ...site, remotes: 'none' }, { ...site, backend: null }])(
  'rejects %j, which is no configuration',
  (value) => {
    expect(() => parseSite(value)).toThrow('not a site configuration');
  },
);

test.each([
  ['no entry', { ...remote, live: { ...live, entry: undefined } }],
  ['a number for its name', { ...remote, name: 7 }],
  ['nothing', null],
])('omits a remote with %s and returns the others', (_, broken) => {
  const { remotes } = parseSite({ ...site, remotes: [broken, remote] });
  expect(remotes.map(({ name }) => name)).toEqual(['mf-booking']);
});

test('omits malformed pages of a remote', () => {
  const pages = [{ path: '/booking' }, 'x', { path: '/booking', module: './booking' }];
  const { remotes } = parseSite({ ...site, remotes: [{ ...remote, live: { ...live, pages } }] });
  expect(remotes[0]?.live.pages).toEqual([{ path: '/booking', module: './booking' }]);
});

/** What the browser leaves out: fields that only tools read. */
const toolFields = {
  site: ['shell', 'embeds'],
  remote: ['history'],
  release: ['prerender', 'uses', 'requires', 'texts', 'language', 'built'],
};

test('reads every field of the schema that is not for tools alone', () => {
  const release = {
    ...live,
    integrity: 'sha384-x',
    digests: 'sha256-a',
    layout: 'staff',
    navigation: [{ place: 'header', label: { en: 'Book', es: 'Reservar' }, path: '/', order: 1 }],
    widgets: [{ name: 'map', module: './map' }],
  };
  const { pages: _, widgets: __, navigation: ___, layout: ____, ...previous } = release;
  const canary = { release, percent: 10 };
  const whole = {
    ...{ contract: 1, backend: { url: 'https://b.example', key: 'public' }, content: 'abc' },
    origin: 'https://shop.example',
    staffOrigin: 'https://staff.shop.example',
    remotes: [{ name: 'mf-booking', live: release, previous, canary }],
  };
  expect(parseSite(whole)).toEqual(whole);

  const { remotes, ...rest } = siteSchema.shape;
  const remoteShape = remotes.element.shape;
  const inFixture = (fixture: object, omitted: string[]) => [...Object.keys(fixture), ...omitted];
  const sorted = (names: string[]) => names.toSorted();
  expect(sorted(inFixture(whole, toolFields.site))).toEqual(
    sorted([...Object.keys(rest), 'remotes']),
  );
  expect(sorted(inFixture(whole.remotes[0] ?? {}, toolFields.remote))).toEqual(
    sorted(Object.keys(remoteShape)),
  );
  expect(sorted(inFixture(release, toolFields.release))).toEqual(
    sorted(Object.keys(remoteShape.live.shape)),
  );
});
