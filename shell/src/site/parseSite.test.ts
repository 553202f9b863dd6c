import { parseSite } from './parseSite';

const remote = {
  name: 'mf-booking',
  contract: 1,
  version: 'abc',
  base: '/mf-booking/abc/',
  entry: 'remoteEntry.js',
  container: 'mf_booking',
  pages: [{ path: '/booking', module: './booking' }],
  widgets: [],
  navigation: [],
};
const site = { contract: 1, backend: { url: '', key: 'public' }, remotes: [remote] };

test('reads a configuration', () => {
  expect(parseSite(site)).toMatchObject({ backend: { key: 'public' }, remotes: [remote] });
});

test.each([null, 'text', [], {}, { ...site, remotes: 'none' }, { ...site, backend: null }])(
  'rejects %j, which is no configuration',
  (value) => {
    expect(() => parseSite(value)).toThrow('not a site configuration');
  },
);

test.each([
  ['no base', { ...remote, base: undefined }],
  ['a number for its name', { ...remote, name: 7 }],
  ['nothing', null],
])('omits a remote with %s and returns the others', (_, broken) => {
  const { remotes } = parseSite({ ...site, remotes: [broken, remote] });
  expect(remotes.map(({ name }) => name)).toEqual(['mf-booking']);
});

test('omits malformed pages of a remote', () => {
  const pages = [{ path: '/booking' }, 'x', { path: '/booking', module: './booking' }];
  const { remotes } = parseSite({ ...site, remotes: [{ ...remote, pages }] });
  expect(remotes[0]?.pages).toEqual([{ path: '/booking', module: './booking' }]);
});

test('shows the sample catalogue unless it is switched off', () => {
  expect(parseSite(site).sampleCatalogue).toBe(true);
  expect(parseSite({ ...site, sampleCatalogue: false }).sampleCatalogue).toBe(false);
});
