import { booking, bookingRequest } from '../../../testSupport/rows';
import { messageAbout } from './customerMessage';

const now = Date.parse('2026-11-21T15:00:00Z');
const coming = booking();
const past = booking({ starts_at: '2026-11-20T14:00:00Z' });
const cancelled = booking({ status: 'cancelled', bay: null });

test.each([
  ['a request that is confirmed', bookingRequest, coming, 'confirmed'],
  ['a cancelled booking that is reopened', cancelled, coming, 'confirmed'],
  [
    'an appointment with another time',
    coming,
    booking({ starts_at: '2026-11-24T14:00:00Z' }),
    'moved',
  ],
  ['an appointment that is cancelled', coming, cancelled, 'cancelled'],
  [
    'a request that is cancelled',
    bookingRequest,
    { ...bookingRequest, status: 'cancelled' as const },
    'cancelled',
  ],
  ['a car that is ready', booking({ stage: 'in_bay' }), booking({ stage: 'ready' }), 'ready'],
])('tells the customer of %s', (_, before, after, message) => {
  expect(messageAbout(before, after, now)).toBe(message);
});

test.each([
  ['a request that is confirmed for a time that is over', bookingRequest, past],
  [
    'an appointment that is cancelled after its time',
    past,
    { ...past, status: 'cancelled' as const },
  ],
  ['a move into the past', coming, past],
  ['another bay', coming, booking({ bay: 2 })],
  ['an arrival', coming, booking({ stage: 'arrived' })],
  ['a car that was ready before', booking({ stage: 'ready' }), booking({ stage: 'ready', bay: 2 })],
  ['a finished visit', booking({ stage: 'ready' }), booking({ status: 'completed' })],
  ['a finished visit that is reopened', booking({ status: 'completed' }), coming],
])('does not tell the customer of %s', (_, before, after) => {
  expect(messageAbout(before, after, now)).toBeUndefined();
});
