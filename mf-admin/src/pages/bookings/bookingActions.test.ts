import { booking } from '../../testSupport/rows';
import { bookingActions, statusAfter } from './bookingActions';

const start = Date.parse('2026-11-23T14:00:00Z');

test('a request can get a time', () => {
  expect(bookingActions({ status: 'requested', starts_at: null }, start)).toEqual([
    'appoint',
    'cancel',
  ]);
});

test('nobody failed to come to what has not begun', () => {
  const ahead = booking({ status: 'confirmed' });
  expect(bookingActions(ahead, start - 1)).toEqual(['move', 'cancel']);
  expect(bookingActions(ahead, start)).toEqual(['complete', 'noShow', 'move', 'cancel']);
});

test.each(['completed', 'cancelled', 'no_show'] as const)('%s can be taken back', (status) => {
  expect(bookingActions(booking({ status }), start)).toEqual(['reopen']);
});

test('each action leads to its status', () => {
  expect(statusAfter('complete', booking())).toBe('completed');
  expect(statusAfter('noShow', booking())).toBe('no_show');
  expect(statusAfter('reopen', booking())).toBe('confirmed');
  expect(statusAfter('reopen', booking({ starts_at: null }))).toBe('requested');
});
