import { readBookingState } from './routeState';

test('reads what a page carried', () => {
  const state = { manufacturer: 'Kia', step: 1, vehicleMake: 'Kia', symptoms: ['smoke'] };
  expect(readBookingState(state)).toEqual(state);
});

test.each([null, undefined, 'text', 7, []])('carries nothing for %j', (state) => {
  expect(readBookingState(state)).toEqual({});
});

test('leaves malformed parts out', () => {
  expect(
    readBookingState({ manufacturer: 3, step: 9, vehicleMake: 'Kia', symptoms: ['smoke', 4] }),
  ).toEqual({ vehicleMake: 'Kia', symptoms: ['smoke'] });
});
