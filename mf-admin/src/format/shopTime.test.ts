import { shopDay, shopMoment, shopTime } from './shopTime';

test('an instant is told on the shop’s clock, in winter and in summer', () => {
  expect(shopTime('2026-11-23T14:00:00Z', 'en')).toBe('9:00 AM');
  expect(shopTime('2026-07-20T13:00:00Z', 'en')).toBe('9:00 AM');
});

test('late in the evening it is still the shop’s day', () => {
  expect(shopDay('2026-11-24T03:30:00Z')).toBe('2026-11-23');
});

test('day and time together', () => {
  expect(shopMoment('2026-11-23T14:00:00.123+00:00', 'en')).toBe('Nov 23, 2026, 9:00 AM');
});
