import { isHalfway, parseAccountLink } from './accountLink';

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
