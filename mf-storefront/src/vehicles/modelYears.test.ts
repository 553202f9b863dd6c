import { modelYears } from './modelYears';

test('offers 30 years from 2025 down', () => {
  expect(modelYears).toHaveLength(30);
  expect(modelYears[0]).toBe('2025');
  expect(modelYears[1]).toBe('2024');
  expect(modelYears.at(-1)).toBe('1996');
});
