import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import { email, multilineText, optionalText, phone, quotedLine, singleLineText } from './fields';

const messageOf = (schema: ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? 'valid';

test.each(['', '   ', undefined])('%j counts as empty', (value) => {
  for (const field of [singleLineText(9), multilineText(9), email, phone]) {
    expect(messageOf(field, value)).toEqual(['required']);
  }
});

test('accepts a text of the maximum length, and rejects one that is a character longer', () => {
  expect(messageOf(singleLineText(5), '12345')).toBe('valid');
  expect(messageOf(singleLineText(5), '123456')).toEqual(['tooLong']);
  expect(messageOf(optionalText(5), '')).toBe('valid');
  expect(messageOf(optionalText(5), '123456')).toEqual(['tooLong']);
});

test('a name has no link, and says so', () => {
  expect(messageOf(quotedLine(100), 'Rosa Díaz, Jr.')).toBe('valid');
  expect(messageOf(quotedLine(100), 'prize.com')).toEqual(['link']);
});

test('removes line breaks from a single-line text and keeps those of a multiline text', () => {
  expect(singleLineText(9).parse(' a\n\tb ')).toBe('a b');
  expect(multilineText(9).parse(' a\nb ')).toBe('a\nb');
});

test.each(['ana@example.com', ' ana+1@mail.example.mx ', 'josé@correo.example'])(
  '%s is an email address',
  (value) => {
    expect(messageOf(email, value)).toBe('valid');
  },
);

test.each(['ana', 'ana@example', 'a b@example.com', 'ana@@example.com'])(
  '%s is not an email address',
  (value) => {
    expect(messageOf(email, value)).toEqual(['email']);
  },
);

test.each(['(770) 555-0123', '770.555.0123', '+52 55 1234 5678', '7705550123 ext. 12'])(
  '%s is a phone number',
  (value) => {
    expect(messageOf(phone, value)).toBe('valid');
  },
);

test.each([
  ['\u202a(770) 555\u20110123\u202c', '(770) 555-0123'],
  ['\u200e+1\u00a0770\u2013555\u20130123', '+1 770-555-0123'],
  ['tel:+1-770-555-0123', '+1-770-555-0123'],
  ['tel:7705550123;ext=12', '7705550123 ext. 12'],
  ['770-555-0123, extensión 12', '770-555-0123 ext. 12'],
  ['770-555-0123 extension 12', '770-555-0123 ext. 12'],
  ['770-555-0123x12', '770-555-0123 ext. 12'],
])('stores the phone number %j as %s', (pasted, stored) => {
  expect(z.parse(phone, pasted)).toBe(stored);
});

test.each(['555-0123', '555-0123 ext. 123', 'call me', '77055501', '(((((((((((('])(
  '%s is not a phone number',
  (value) => {
    expect(messageOf(phone, value)).toEqual(['phone']);
  },
);
