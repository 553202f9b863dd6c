import { readBookingState } from './routeState';

test('reads well-formed state', () => {
  const state = { manufacturer: 'Kia', step: 1, vehicleMake: 'Kia', symptoms: ['smoke'] };
  expect(readBookingState(state)).toEqual(state);
});

test.each([null, undefined, 'text', 7, []])('returns no state for %j', (state) => {
  expect(readBookingState(state)).toEqual({});
});

test('omits malformed parts', () => {
  expect(
    readBookingState({ manufacturer: 3, step: 9, vehicleMake: 'Kia', symptoms: ['smoke', 4] }),
  ).toEqual({ vehicleMake: 'Kia', symptoms: ['smoke'] });
});
