import { formatShortSpan, formatShortSpans } from './openingHours';

test.each([
  ['08:00-20:00', '8am-8pm'],
  ['09:00-17:00', '9am-5pm'],
  ['08:30-12:00', '8:30am-12pm'],
  ['00:00-23:00', '12am-11pm'],
])('formats %s as %s in English', (hours, formatted) => {
  expect(formatShortSpan(hours, 'en')).toBe(formatted);
});

test('formats the hours with a. m. and p. m. in Spanish', () => {
  expect(formatShortSpan('08:00-20:00', 'es')).toMatch(/^8 a\.\s?m\. a 8 p\.\s?m\.$/);
});

test('separates the hours before and after a break', () => {
  expect(formatShortSpans(['08:00-12:00', '13:00-20:00'], 'en')).toBe('8am-12pm, 1pm-8pm');
});

test('a closed day has no hours', () => {
  expect(formatShortSpans([], 'en')).toBe('');
});
