import type { PublishedService } from '@shop/shared-contract';
import {
  fittingService,
  initialVehicle,
  knownSymptoms,
  requestedService,
  requestedTime,
} from './prefill';

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
  [
    'the finder’s vehicle in small letters, when it is of that make',
    { vehicleMake: 'Toyota' },
    '2020 toyota camry',
    '2020 toyota camry',
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

const service = (id: string, inWizard: boolean): PublishedService => ({
  ...{ id, inWizard, minutes: 60, price: 45 },
  name: { en: id, es: id },
});
const services = [service('brakes', true), service('oil-change', true), service('towing', false)];

test.each([
  [['brake-squeal', 'smoke'], 'brake-service'],
  [['tire-wear'], undefined],
  [['ac-weak', 'brake-squeal'], 'brake-service'],
  [['vibration'], undefined],
  [[], undefined],
] as const)('for %j a visit begins with %s', (symptoms, id) => {
  const offered = [
    service('brake-service', true),
    service('engine-diagnostic', true),
    service('wheel-alignment', false),
  ];
  expect(fittingService(offered, symptoms)).toBe(id);
});

test('finds the service that the address names', () => {
  expect(requestedService(services, null, '?service=oil-change')).toBe('oil-change');
});

test.each([
  ['of no service', '', null],
  ['of a service that a visitor cannot select', '?service=towing', null],
  ['of an unknown service', '?service=flux-capacitor', null],
  ['beside a navigation state', '?service=oil-change', { step: 1 }],
])('finds no service in an address %s', (_, search, state) => {
  expect(requestedService(services, state, search)).toBeUndefined();
});

const now = new Date('2026-11-23T17:30:00Z');

test.each(['09:00', '19:30', '20:59'])(
  'finds the day and the time %s that the address names',
  (slot) => {
    const time = { date: '2026-11-24', slot };
    expect(requestedTime(null, `?date=2026-11-24&time=${slot}`, now)).toEqual(time);
  },
);

test('finds a time that has passed too, so that the wizard says so', () => {
  const time = { date: '2026-10-30', slot: '09:00' };
  expect(requestedTime(null, '?date=2026-10-30&time=09:00', now)).toEqual(time);
});

test.each([
  ['without a day', '?time=09:00', null],
  ['without a time', '?date=2026-11-24', null],
  ['with a day after the 31 that the wizard shows', '?date=2026-12-24&time=09:00', null],
  ['with a day that does not exist', '?date=2026-11-31&time=09:00', null],
  ['with a month that does not exist', '?date=2026-00-10&time=09:00', null],
  ['with a day in another format', '?date=11/24/2026&time=09:00', null],
  ['with a time that does not exist', '?date=2026-11-24&time=25:00', null],
  ['with a time after the last of the day', '?date=2026-11-24&time=24:00', null],
  ['with a minute that does not exist', '?date=2026-11-24&time=09:60', null],
  ['with more before the time', '?date=2026-11-24&time=x09:00', null],
  ['with more after the time', '?date=2026-11-24&time=09:00x', null],
  ['beside a navigation state', '?date=2026-11-24&time=09:00', { step: 1 }],
])('finds no time in an address %s', (_, search, state) => {
  expect(requestedTime(state, search, now)).toBeUndefined();
});
