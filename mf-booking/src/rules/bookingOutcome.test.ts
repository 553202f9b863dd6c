import { DataError } from '@shop/shared-data';
import { bookingOutcome } from './bookingOutcome';

const day = {
  ...{ stage: null, date: '2026-11-23', slot: '09:00' },
  starts_at: '2026-11-23T09:00:00-05:00',
};
const before = new Date('2026-11-23T13:59:59Z');
const after = new Date('2026-11-23T14:00:00Z');

test('an appointment can be cancelled until it begins', () => {
  expect(bookingOutcome({ status: 'confirmed', ...day }, undefined, before)).toBe('open');
  expect(bookingOutcome({ status: 'confirmed', ...day }, undefined, after)).toBe('tooLate');
});

test.each(['date', 'slot'])('an appointment without a %s can be cancelled at any time', (part) => {
  const booking = { status: 'confirmed' as const, ...day, [part]: null };
  expect(bookingOutcome(booking, undefined, after)).toBe('open');
  expect(bookingOutcome(booking, undefined, new Date('2026-11-24T14:00:00Z'))).toBe('open');
});

test('a refusal by the database decides that it is too late', () => {
  const tooLate = new DataError('invalid', { code: 'too_late' });
  expect(bookingOutcome({ status: 'confirmed', ...day }, tooLate, before)).toBe('tooLate');
  const offline = new DataError('offline');
  expect(bookingOutcome({ status: 'confirmed', ...day }, offline, before)).toBe('open');
});

test('a request stays open after its day', () => {
  expect(bookingOutcome({ status: 'requested', ...day }, undefined, after)).toBe('open');
});

test.each(['arrived', 'in_bay', 'ready'])(
  'an appointment at the stage %s can no longer be changed, before and after its time',
  (stage) => {
    const tooLate = new DataError('invalid', { code: 'too_late' });
    for (const now of [before, after]) {
      expect(bookingOutcome({ status: 'confirmed', ...day, stage }, tooLate, now)).toBe('arrived');
    }
  },
);

test.each(['completed', 'no_show'] as const)(
  'a booking with the status %s can no longer be cancelled',
  (status) => {
    expect(bookingOutcome({ status, ...day }, undefined, before)).toBe('tooLate');
  },
);

test('a cancelled booking that never had a time is a withdrawn request', () => {
  const request = { status: 'cancelled' as const, ...day, starts_at: null };
  expect(bookingOutcome(request, undefined, before)).toBe('withdrawn');
});

test('a cancelled appointment stays cancelled after its time', () => {
  expect(bookingOutcome({ status: 'cancelled', ...day }, undefined, after)).toBe('cancelled');
});
