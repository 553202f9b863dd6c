import { formatDuration } from './formatDuration';

test.each([
  [45, '45 min', '45 min'],
  [60, '1 hour', '1 hora'],
  [90, '1 hour 30 min', '1 hora 30 min'],
  [120, '2 hours', '2 horas'],
])('%d minutes are %s, in Spanish %s', (minutes, english, spanish) => {
  expect(formatDuration(minutes, 'en')).toBe(english);
  expect(formatDuration(minutes, 'es')).toBe(spanish);
});
