import { visitServices } from './visitServices';

test('lists the services of a visit, the first one first', () => {
  expect(visitServices('oil-change', ['brakes', 'alignment'])).toEqual([
    'oil-change',
    'brakes',
    'alignment',
  ]);
  expect(visitServices('oil-change')).toEqual(['oil-change']);
});

test('lists no service of a visit without a first one', () => {
  expect(visitServices(null, ['brakes'])).toEqual([]);
});
