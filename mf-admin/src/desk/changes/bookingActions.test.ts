import { booking } from '../../testSupport/rows';
import { availableActions, availableStates, canCancel, statusAfter } from './bookingActions';

const start = Date.parse('2026-11-23T14:00:00Z');

test('a request can be scheduled or cancelled', () => {
  expect(availableActions(booking({ status: 'requested', starts_at: null }), start)).toEqual([
    'schedule',
    'cancel',
  ]);
});

test('only an appointment that has begun can be completed or marked as a no-show', () => {
  const ahead = booking({ status: 'confirmed' });
  expect(availableActions(ahead, start - 1)).toEqual(['reschedule', 'cancel']);
  expect(availableActions(ahead, start)).toEqual([
    'complete',
    'markNoShow',
    'reschedule',
    'cancel',
  ]);
});

test.each(['completed', 'cancelled', 'no_show'] as const)(
  'a booking with the status %s can be reopened',
  (status) => {
    expect(availableActions(booking({ status }), start)).toEqual(['reopen']);
  },
);

test('a booking of a customer whose data was erased can only be completed or marked as a no-show', () => {
  const forgotten_at = '2026-11-24T14:00:00Z';
  expect(availableActions(booking({ forgotten_at }), start)).toEqual(['complete', 'markNoShow']);
  expect(availableActions(booking({ forgotten_at, status: 'completed' }), start)).toEqual([]);
});

test('the dialog offers every state of a confirmed booking, also before the appointment begins', () => {
  const ahead = booking({ status: 'confirmed', starts_at: '2999-01-01T14:00:00Z' });
  expect(availableStates(ahead)).toEqual([
    'confirmed',
    'arrived',
    'in_bay',
    'ready',
    'completed',
    'no_show',
    'cancelled',
  ]);
});

test('the dialog offers to cancel a request, and to confirm a booking that has ended', () => {
  expect(availableStates({ status: 'requested' })).toEqual(['cancelled']);
  const ended = ['completed', 'cancelled', 'no_show'] as const;
  for (const status of ended) expect(availableStates({ status })).toEqual(['confirmed']);
});

test('statusAfter returns the status that an action leads to', () => {
  expect(statusAfter('complete', booking())).toBe('completed');
  expect(statusAfter('markNoShow', booking())).toBe('no_show');
  expect(statusAfter('reopen', booking())).toBe('confirmed');
  expect(statusAfter('reopen', booking({ starts_at: null }))).toBe('requested');
});

test('bookings that are open, whose customer has not come and is known, can be cancelled together', () => {
  expect(canCancel(booking())).toBe(true);
  expect(canCancel(booking({ status: 'requested' }))).toBe(true);
  for (const status of ['cancelled', 'completed', 'no_show'] as const) {
    expect(canCancel(booking({ status }))).toBe(false);
  }
  expect(canCancel(booking({ stage: 'arrived' }))).toBe(false);
  expect(canCancel(booking({ forgotten_at: '2026-11-23T14:00:00Z' }))).toBe(false);
});
