import { quickTimes } from './quickTimes';

const time = (slot: string, bays: number[] | null = [1, 2], is_past = false) => ({
  ...{ slot, bays, is_past },
});

test('offers the first free time of each hour that is not over', () => {
  const times = [
    time('08:00', [1], true),
    time('08:45'),
    time('09:00', []),
    time('09:15', [2]),
    time('09:30'),
    time('10:00', null),
    time('13:00'),
  ];
  expect(quickTimes(times, undefined)).toEqual(['08:45', '09:15', '13:00']);
  expect(quickTimes(times, 1)).toEqual(['08:45', '09:30', '13:00']);
});

test('offers at most nine', () => {
  const hours = Array.from({ length: 12 }, (_, hour) => time(`${hour + 10}:00`));
  expect(quickTimes(hours, undefined)).toHaveLength(9);
});
