import { formatSpan, formatSpans } from './formatSpan';

test.each([
  ['08:00-20:00', '8am-8pm', '8:00 a.m. a 8:00 p.m.'],
  ['08:30-12:00', '8:30am-12pm', '8:30 a.m. a 12:00 p.m.'],
  ['00:00-23:00', '12am-11pm', '12:00 a.m. a 11:00 p.m.'],
])('formats %s as %s, in Spanish %s', (span, english, spanish) => {
  expect(formatSpan(span, 'en')).toBe(english);
  expect(formatSpan(span, 'es')).toBe(spanish);
});

test('separates the hours before and after a break; a closed day has none', () => {
  expect(formatSpans(['08:00-12:00', '13:00-20:00'], 'en')).toBe('8am-12pm, 1pm-8pm');
  expect(formatSpans([], 'en')).toBe('');
});
