import { shopDays } from './shopDay';

const hours = (day: string) => {
  const { start, end } = shopDays(day, day);
  return (Date.parse(end) - Date.parse(start)) / 3_600_000;
};

test('a day begins at the shop’s midnight', () => {
  expect(shopDays('2026-11-23', '2026-11-27')).toEqual({
    start: '2026-11-23T05:00:00.000Z',
    end: '2026-11-28T05:00:00.000Z',
  });
});

test('the days of the clock changes are an hour shorter and longer', () => {
  expect(hours('2026-03-08')).toBe(23);
  expect(hours('2026-11-01')).toBe(25);
  expect(hours('2026-11-02')).toBe(24);
});
