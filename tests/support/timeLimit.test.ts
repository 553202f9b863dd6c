/** @jest-environment node */
import { timeFactor, timeLimit } from './timeLimit';

test('the factor is 1 on a quiet machine and grows with the load per core and with slow work', () => {
  expect(timeFactor(0, 2, 20)).toBe(1);
  expect(timeFactor(2, 2, 60)).toBe(1);
  expect(timeFactor(12, 2, 60)).toBe(6);
  expect(timeFactor(12, 2, 600)).toBe(10);
});

test('the factor has an upper bound', () => {
  expect(timeFactor(1_000, 2, 60)).toBe(20);
});

test('multiplies a limit by the factor of the run', () => {
  const { TEST_TIME_FACTOR } = process.env;
  process.env['TEST_TIME_FACTOR'] = '2.5';
  expect(timeLimit(1_000)).toBe(2_500);
  process.env['TEST_TIME_FACTOR'] = TEST_TIME_FACTOR;
});
