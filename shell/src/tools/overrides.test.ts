import {
  activeOverrides,
  allowOverrides,
  dismissOverrides,
  parseOverride,
  readOverrides,
} from './overrides';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test.each(['localhost:3002', '127.0.0.1:3002'])('accepts %s, which is this machine', (host) => {
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
])('rejects %j', (text) => {
  expect(parseOverride(text)).toEqual([]);
});

/** What a page reads that is opened at an address. */
function open(search: string, layout: 'site' | 'staff' = 'site') {
  history.replaceState(null, '', `/contact${search}`);
  return readOverrides(layout);
}

const link = '?remote=mf-admin@http://localhost:3004/remoteEntry.js';

test('where no staff are signed in, a link runs what it names, but not where a password is typed', () => {
  expect(activeOverrides(open(link))).toHaveLength(1);
  expect(activeOverrides(open(link, 'staff'))).toEqual([]);
});

test('a request that cannot run is logged', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  open('?remote=mf-admin@http://192.168.1.7:3004/remoteEntry.js');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('192.168.1.7'));
});

test('beside a session a link runs nothing before the user allows it, in this tab', () => {
  localStorage.setItem('sb-localhost-auth-token', '{}');
  // allowOverrides reloads the page, which jsdom reports as not implemented.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const first = open(link);
  expect(first.overrides).toHaveLength(1);
  expect(activeOverrides(first)).toEqual([]);
  allowOverrides(first);

  const second = open(location.search);
  expect(activeOverrides(second)).toEqual(first.overrides);
  const other = open(link.replace('3004', '3005'));
  expect(activeOverrides(other)).toEqual([]);

  dismissOverrides(open(link));
  expect(activeOverrides(open(link))).toEqual([]);
});
