import { managePath, parseContact, parseToken } from './managePath';

const token = '0123456789abcdef0123456789abcdef';

test('puts the secret into the hash', () => {
  const url = new URL(managePath(token), 'https://shop.example');
  expect(url.pathname + url.search).toBe('/booking/cancel');
  expect(parseToken(url.hash)).toBe(token);
});

test('reads both secrets of the link in a message', () => {
  const contact = token.replaceAll('0', 'f');
  expect(parseToken(`#${token}-${contact}`)).toBe(token);
  expect(parseContact(`#${token}-${contact}`)).toBe(contact);
  expect(parseContact(`#${token}`)).toBeUndefined();
});

test.each(['', '#', '#abc', `#${token}0`, `#${token.toUpperCase()}`, token])(
  'finds no secret in "%s"',
  (hash) => {
    expect(parseToken(hash)).toBeUndefined();
  },
);
