import { activeOverrides, parseOverride, readOverrides } from './overrides';

afterEach(() => jest.restoreAllMocks());

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

const link = '?remote=mf-admin@http://localhost:3004/remoteEntry.js';
const open = (address: string) => readOverrides(new URL(address));

test.each([
  'https://shop.example/',
  'https://shop.example/es/contact',
  'https://shop.example/admin/dashboard',
  'http://shop.localhost:3000/',
  'https://localhost.shop.example/',
])('%s runs nothing before the user allows it in this document', (address) => {
  const first = open(address + link);
  expect(first).toMatchObject({ state: 'asked', overrides: [{ remote: 'mf-admin' }] });
  expect(activeOverrides(first)).toEqual([]);
  expect(activeOverrides({ ...first, state: 'running' })).toHaveLength(1);
  // Nothing that code could write is a permission.
  expect([localStorage, sessionStorage].map(({ length }) => length)).toEqual([0, 0]);
  expect(open(address + link).state).toBe('asked');
});

test.each(['http://localhost:3000/contact', 'http://127.0.0.1/es/admin/dashboard'])(
  '%s, a site of this machine, does not ask',
  (address) => expect(activeOverrides(open(address + link))).toHaveLength(1),
);

test.each([
  'https://shop.example/admin/login',
  'https://shop.example/es/admin/login',
  'https://shop.example/Admin/Login/',
  'https://shop.example/admin/%6Cogin',
  'http://localhost:3000/admin/login',
])('%s, where staff sign in, never runs them', (address) => {
  expect(open(address + link).state).toBe('never');
});

test('a request that cannot run is logged', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  open('https://shop.example/?remote=mf-admin@http://192.168.1.7:3004/remoteEntry.js');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('192.168.1.7'));
});
