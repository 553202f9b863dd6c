import { managePath, parseToken } from './managePath';

const token = '0123456789abcdef0123456789abcdef';

test('puts the secret into the hash', () => {
  const url = new URL(managePath(token), 'https://shop.example');
  expect(url.pathname + url.search).toBe('/booking/cancel');
  expect(parseToken(url.hash)).toBe(token);
});

test.each(['.', ')', '>', '%3E', ',', '&utm_source=mail', '?utm_source=mail', '"'])(
  'reads the secret in front of %s, which a mail program appended',
  (appended) => {
    expect(parseToken(`#${token}${appended}`)).toBe(token);
  },
);

test.each(['', '#', '#abc', `#${token}0`, `#${token.toUpperCase()}`, token])(
  'finds no secret in "%s"',
  (hash) => {
    expect(parseToken(hash)).toBeUndefined();
  },
);
