import { initialVehicle, knownSymptoms } from './prefill';

test.each([
  ['the chosen make', { vehicleMake: 'Toyota', manufacturer: 'Toyota' }, '', 'Toyota'],
  ['the make by its other name', { manufacturer: 'Kia' }, '', 'Kia'],
  ['the finder’s vehicle', {}, '2020 Toyota Camry', '2020 Toyota Camry'],
  [
    'the finder’s vehicle, when it is of that make',
    { vehicleMake: 'toyota' },
    '2020 Toyota Camry',
    '2020 Toyota Camry',
  ],
  [
    'the make, when the vehicle is of another one',
    { vehicleMake: 'Kia' },
    '2020 Toyota Camry',
    'Kia',
  ],
  ['nothing', {}, '', ''],
])('fills the vehicle field with %s', (_, state, stored, text) => {
  expect(initialVehicle(state, stored)).toBe(text);
});

test('ignores unknown symptoms', () => {
  const symptoms = ['smoke', 'flux-capacitor', 'toString', 'ac-weak'];
  expect(knownSymptoms({ symptoms })).toEqual(['smoke', 'ac-weak']);
  expect(knownSymptoms({})).toEqual([]);
});
