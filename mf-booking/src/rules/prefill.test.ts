import { initialVehicle, knownSymptoms, requestedTime } from './prefill';

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

const now = new Date('2026-11-23T17:30:00Z');

test('finds the day and time that the address names', () => {
  const time = { date: '2026-11-24', slot: '09:00' };
  expect(requestedTime(null, '?date=2026-11-24&time=09:00', now)).toEqual(time);
});

test.each([
  ['without a day', '?time=09:00', null],
  ['without a time', '?date=2026-11-24', null],
  ['with a day that has passed', '?date=2026-11-22&time=09:00', null],
  ['with a day after the 31 that the wizard shows', '?date=2026-12-24&time=09:00', null],
  ['with a day that does not exist', '?date=2026-11-31&time=09:00', null],
  ['with a time that does not exist', '?date=2026-11-24&time=25:00', null],
  ['beside a navigation state', '?date=2026-11-24&time=09:00', { step: 1 }],
])('finds no time in an address %s', (_, search, state) => {
  expect(requestedTime(state, search, now)).toBeUndefined();
});
