import { paths } from './paths';
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

test('reads the make from the address where there is no state', () => {
  const chosen = { manufacturer: 'Kia', step: 1, vehicleMake: 'Kia' };
  expect(readBookingState(null, '?make=Kia')).toEqual(chosen);
  expect(readBookingState({ step: 2 }, '?make=Kia')).toEqual({ step: 2 });
  expect(readBookingState(null, '?make=')).toEqual({});
});

test('the address of a booking names the make as readBookingState reads it', () => {
  const { search } = new URL(paths.booking('Land Rover & Co'), 'https://shop.example');
  expect(readBookingState(null, search).vehicleMake).toBe('Land Rover & Co');
});
