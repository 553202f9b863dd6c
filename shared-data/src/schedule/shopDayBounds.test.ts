import { shopDayBounds } from './shopDayBounds';

const hours = (day: string) => {
  const { start, end } = shopDayBounds(day, day);
  return (Date.parse(end) - Date.parse(start)) / 3_600_000;
};

test('a day starts at midnight in the shop’s time zone', () => {
  expect(shopDayBounds('2026-11-23', '2026-11-27')).toEqual({
    start: '2026-11-23T05:00:00.000Z',
    end: '2026-11-28T05:00:00.000Z',
  });
});

test('a day on which the clocks change has 23 or 25 hours', () => {
  expect(hours('2026-03-08')).toBe(23);
  expect(hours('2026-11-01')).toBe(25);
  expect(hours('2026-11-02')).toBe(24);
});
