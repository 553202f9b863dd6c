import { isHalfway, parseAccountLink, returnPath } from './loginAddress';

const token = '0123456789abcdef0123456789abcdef';

test.each(['recovery', 'email', 'confirm', 'invitation'])(
  'reads the secret of a link: %s',
  (kind) => {
    expect(parseAccountLink(`#${kind}=${token}`)).toEqual({ kind, token });
  },
);

test.each(['.', ')', '>', '&utm_source=mail'])('reads the secret in front of %s', (appended) => {
  expect(parseAccountLink(`#invitation=${token}${appended}`)?.token).toBe(token);
});

test('reads a secret whose equals sign is encoded', () => {
  expect(parseAccountLink(`#email%3D${token}`)).toEqual({ kind: 'email', token });
});

test.each([
  '',
  '#',
  '#recovery=',
  '#recovery=short',
  `#other=${token}`,
  `#recovery=${'x'.repeat(129)}`,
])('finds no link in "%s"', (hash) => {
  expect(parseAccountLink(hash)).toBeUndefined();
});

test.each([
  ['#message=Confirmation+link+accepted&sb=', true],
  ['#message=half', true],
  ['#error=access_denied', false],
  ['', false],
])('of a fragment %s, isHalfway returns %s', (hash, expected) => {
  expect(isHalfway(hash)).toBe(expected);
});

test('returns the address that the guard redirected from', () => {
  expect(returnPath({ from: '/admin/products?q=x' })).toBe('/admin/products?q=x');
});

test.each([
  null,
  undefined,
  'x',
  {},
  { from: 3 },
  { from: '/admin/login' },
  { from: '/booking' },
  { from: 'https://elsewhere.example/admin/' },
])('returns the dashboard for the state %p', (state) => {
  expect(returnPath(state)).toBe('/admin/dashboard');
});
