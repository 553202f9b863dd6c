import { MAX_FURTHER_SERVICES } from '@shop/shared-data';
import { visitServices } from './visitServices';

test('lists the services of a visit, the first one first', () => {
  expect(visitServices('oil-change', ['brakes', 'alignment'])).toEqual([
    'oil-change',
    'brakes',
    'alignment',
  ]);
  expect(visitServices('oil-change', [])).toEqual(['oil-change']);
});

test('lists no service of a visit without a first one', () => {
  expect(visitServices(null, ['brakes'])).toEqual([]);
});

const FULL = Array.from({ length: MAX_FURTHER_SERVICES }, (_, n) => `service-${n}`);

test.each([
  ['alone', null, [], ['tires']],
  ['before further ones', null, ['brakes'], ['tires', 'brakes']],
  ['after the first one', 'oil-change', [], ['oil-change', 'tires']],
  ['once', 'oil-change', ['tires', 'brakes'], ['oil-change', 'tires', 'brakes']],
  ['once, as the first one', 'tires', ['brakes'], ['tires', 'brakes']],
  ['in a full visit', 'a', FULL, ['a', ...FULL.slice(0, -1), 'tires']],
])('lists the service that holds the bay for tires %s', (_, service, further, visit) => {
  expect(visitServices(service, further, 'tires')).toEqual(visit);
});
