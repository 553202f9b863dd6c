import { MAX_FURTHER_SERVICES } from '@shop/shared-data';
import { visitServices, withService } from './visitServices';

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

const FULL = Array.from({ length: MAX_FURTHER_SERVICES }, (_, n) => `service-${n}`);

test.each([
  ['an empty visit', null, [], 'tires', { service: 'tires', further: [] }],
  ['a visit', 'oil-change', [], 'tires', { service: 'oil-change', further: ['tires'] }],
  [
    'a visit that has it',
    'oil-change',
    ['tires'],
    'tires',
    { service: 'oil-change', further: ['tires'] },
  ],
  ['a full visit', 'a', FULL, 'f', { service: 'a', further: FULL }],
  [
    'a visit, where the shop has no such service',
    'a',
    [],
    undefined,
    { service: 'a', further: [] },
  ],
])('adds a service to %s', (_, service, further, added, visit) => {
  expect(withService({ service, further }, added)).toEqual(visit);
});
