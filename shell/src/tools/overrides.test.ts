import { parseOverride } from './overrides';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test.each(['localhost:3002', '127.0.0.1:3002'])('%s is this machine', (host) => {
  expect(parseOverride(`mf-booking@http://${host}/remoteEntry.js`)).toEqual([
    { remote: 'mf-booking', url: `http://${host}/remoteEntry.js` },
  ]);
});

test.each([
  'mf-booking@http://evil.example/remoteEntry.js',
  'mf-booking@https://localhost.evil.example/remoteEntry.js',
  'mf-booking@http://localhost@evil.example/remoteEntry.js',
  'mf-booking@http://evil.example@localhost:3002/remoteEntry.js',
  'mf-booking@//evil.example/remoteEntry.js',
  'mf-booking@javascript:alert(1)',
  'mf-booking@data:text/javascript,alert(1)',
  // No content policy can allow it.
  'mf-booking@http://[::1]:3002/remoteEntry.js',
  'mf-booking@http://192.168.1.7:3002/remoteEntry.js',
  'shell@http://localhost:3002/remoteEntry.js',
  'mf-booking',
  '',
])('%s is refused', (text) => {
  expect(parseOverride(text)).toEqual([]);
});

/** What a page that is opened at an address makes of it. */
async function open(search: string) {
  history.replaceState(null, '', `/admin/login${search}`);
  jest.resetModules();
  return import('./overrides');
}

const link = '?remote=mf-admin@http://localhost:3004/remoteEntry.js';

test('where nobody is signed in a link runs what it names', async () => {
  expect((await open(link)).readOverrides()).toHaveLength(1);
});

test('what can not be run is told to whoever asked for it', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  (await open('?remote=mf-admin@http://192.168.1.7:3004/remoteEntry.js')).askedOverrides();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('192.168.1.7'));
});

test('beside a session a link runs nothing before somebody said yes to it, in this tab', async () => {
  localStorage.setItem('sb-localhost-auth-token', '{}');
  // The page starts anew, which jsdom says it can't do.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const first = await open(link);
  expect(first.askedOverrides().overrides).toHaveLength(1);
  expect(first.readOverrides()).toEqual([]);
  first.allowOverrides();

  const second = await open(location.search);
  expect(second.readOverrides()).toEqual(first.askedOverrides().overrides);
  const other = await open(link.replace('3004', '3005'));
  expect(other.readOverrides()).toEqual([]);

  (await open(link)).dismissOverrides();
  expect((await open(link)).readOverrides()).toEqual([]);
});
