import { shopDay } from '@shop/shared-contract';
import { formatAgo, formatShopDateTime, formatShopTime } from './shopTime';

test('formats an instant in the shop’s time zone, in winter and in summer', () => {
  expect(formatShopTime('2026-11-23T14:00:00Z', 'en')).toBe('9:00 AM');
  expect(formatShopTime('2026-07-20T13:00:00Z', 'en')).toBe('9:00 AM');
});

test('shopDay returns the shop’s day late in the evening, when UTC is a day ahead', () => {
  expect(shopDay('2026-11-24T03:30:00Z')).toBe('2026-11-23');
});

test('formats day and time together', () => {
  expect(formatShopDateTime('2026-11-23T14:00:00.123+00:00', 'en')).toBe('Nov 23, 2026, 9:00 AM');
});

test.each([
  ['2026-11-23T13:59:30Z', 'just now', 'hace un momento'],
  ['2026-11-23T14:00:30Z', 'just now', 'hace un momento'],
  ['2026-11-23T13:57:00Z', '3 minutes ago', 'hace 3 minutos'],
  ['2026-11-23T12:01:00Z', '1 hour ago', 'hace 1 hora'],
  ['2026-11-20T15:00:00Z', '2 days ago', 'anteayer'],
])('formats how long ago %s was', (instant, en, es) => {
  expect(formatAgo(instant, '2026-11-23T14:00:00Z', 'en')).toBe(en);
  expect(formatAgo(instant, '2026-11-23T14:00:00Z', 'es')).toBe(es);
});
