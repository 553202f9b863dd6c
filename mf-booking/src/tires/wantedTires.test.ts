import { seedServices } from '@shop/shared-data';
import { tireService } from './tireService';
import { available, requestedTires } from './wantedTires';

const product = '00000000-0000-4000-8000-0000000000e1';

test('reads the product and the count from the address', () => {
  expect(requestedTires(null, `?tires=${product}&count=2`)).toEqual({ product, count: 2 });
});

test.each([
  ['without a product', '?count=4', null],
  ['with a product that is no id', '?tires=sample-cc2&count=4', null],
  ['without a count', `?tires=${product}`, null],
  ['with no tires', `?tires=${product}&count=0`, null],
  ['with half a tire', `?tires=${product}&count=1.5`, null],
  ['with more tires than a booking can hold', `?tires=${product}&count=13`, null],
  ['beside a navigation state', `?tires=${product}&count=4`, { step: 1 }],
])('reads no tires from an address %s', (_, search, state) => {
  expect(requestedTires(state, search)).toBeUndefined();
});

const offer = { name: 'Tire', installed: 1 };
test.each([
  ['all while they load', undefined, 4],
  ['all when their offer could not be loaded', 'failed' as const, 4],
  ['none when they are not for sale', null, 0],
  ['what is left', { ...offer, available: 3 }, 3],
  ['all when more are left', { ...offer, available: 9 }, 4],
  ['all when the shop does not count them', { ...offer, available: null }, 4],
])('available are %s', (_, current, left) => {
  expect(available({ product, count: 4, ...(current !== undefined && { offer: current }) })).toBe(
    left,
  );
});

test('the installation of tires holds the bay, and the rotation in a new shop', () => {
  const [rotation] = seedServices;
  if (!rotation) throw new Error('no services');
  expect(tireService(seedServices)).toBe('tire-rotation');
  expect(tireService([rotation, { ...rotation, id: 'tire-installation' }])).toBe(
    'tire-installation',
  );
  expect(tireService([{ ...rotation, inWizard: false }])).toBeUndefined();
});
