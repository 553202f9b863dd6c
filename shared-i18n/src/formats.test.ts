import { formatDay, formatPhone, formatPrice, formatTime } from './formats';

test.each([
  [8, 'en', '$8.00'],
  [1234.5, 'en', '$1,234.50'],
  [1234.5, 'es', '$1,234.50'],
] as const)('%d dollars in %s is %s', (dollars, language, text) => {
  expect(formatPrice(dollars, language)).toBe(text);
});

test('formats a phone number of the United States, and no other', () => {
  expect(formatPhone('+17705550123')).toBe('(770) 555-0123');
  expect(formatPhone('+525555550123')).toBe('+525555550123');
});

test('formats a day independently of the time zone', () => {
  expect(formatDay('2026-11-21', 'en')).toBe('Saturday, November 21, 2026');
  expect(formatDay('2026-11-21', 'es')).toBe('sábado, 21 de noviembre de 2026');
});

test('formats a time of day as the specification does', () => {
  expect(formatTime('09:00', 'en')).toBe('9:00 AM');
  expect(formatTime('13:00', 'es')).toMatch(/^1:00 p\.\sm\.$|^1:00 p\.m\.$/);
});
