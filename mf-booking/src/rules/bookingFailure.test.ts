import { DataError } from '@shop/shared-data';
import { findRemedy } from './bookingFailure';

test.each([
  ['slot_full', 'full', 'time'],
  ['slot_past', 'past', 'time'],
  ['invalid_slot', 'notOffered', 'time'],
  ['outside_hours', 'notOffered', 'time'],
  ['closed_day', 'closed', 'date'],
  ['invalid_date', 'closed', 'date'],
  ['tires_sold', 'tiresSold', 'tires'],
  ['invalid_tires', 'tiresSold', 'tires'],
  ['price_changed', 'priceChanged', 'tires'],
  ['tires_limited', 'tiresLimited', 'tires'],
])('after %s, whose reason is %s, the visitor can choose another %s', (code, reason, choose) => {
  expect(findRemedy(new DataError('invalid', { code }))).toEqual({ reason, choose });
});

test('after a slot that is full without a code, the visitor can choose another time', () => {
  expect(findRemedy(new DataError('full'))).toEqual({ reason: 'full', choose: 'time' });
});

test('no choice corrects another failure', () => {
  expect(findRemedy(new DataError('invalid', { code: 'invalid_email' }))).toBeUndefined();
  expect(findRemedy(new DataError('offline'))).toBeUndefined();
  expect(findRemedy(Object.assign(new Error('full'), { kind: 'full' }))).toBeUndefined();
});
