import type { ZodMiniType } from 'zod/mini';
import { email, line, optionalText, phone, text } from './fields';

const messageOf = (schema: ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? 'fine';

test.each(['', '   ', undefined])('%j is not filled in', (value) => {
  for (const field of [line(9), text(9), email, phone]) {
    expect(messageOf(field, value)).toEqual(['required']);
  }
});

test('a text may be exactly as long as the column', () => {
  expect(messageOf(line(5), '12345')).toBe('fine');
  expect(messageOf(line(5), '123456')).toEqual(['tooLong']);
  expect(messageOf(optionalText(5), '')).toBe('fine');
  expect(messageOf(optionalText(5), '123456')).toEqual(['tooLong']);
});

test('a line has no line breaks, a text keeps them', () => {
  expect(line(9).parse(' a\n\tb ')).toBe('a b');
  expect(text(9).parse(' a\nb ')).toBe('a\nb');
});

test.each(['ana@example.com', ' ana+1@mail.example.mx ', 'josé@correo.example'])(
  '%s is an address',
  (value) => {
    expect(messageOf(email, value)).toBe('fine');
  },
);

test.each(['ana', 'ana@example', 'a b@example.com', 'ana@@example.com'])(
  '%s is no address',
  (value) => {
    expect(messageOf(email, value)).toEqual(['email']);
  },
);

test.each(['(770) 555-0123', '770.555.0123', '+52 55 1234 5678', '7705550123 ext. 12'])(
  '%s is a phone number',
  (value) => {
    expect(messageOf(phone, value)).toBe('fine');
  },
);

test.each(['555-0123', 'call me', '77055501', '(((((((((((('])('%s is no phone number', (value) => {
  expect(messageOf(phone, value)).toEqual(['phone']);
});
