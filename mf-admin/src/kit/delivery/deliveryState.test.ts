import { deliveryState, isLate } from './deliveryState';

const now = '2026-11-20T18:30:00+00:00';
const work = { succeeded: null, failed: null, reason: '', keeps: false };

test.each([
  ['sent', now, null, false],
  ['sent', now, '2026-11-20T18:15:00Z', false],
  ['stuck', now, '2026-11-20T18:14:59Z', false],
  ['kept', now, '2026-11-20T13:00:00Z', true],
  ['off', null, null, false],
  ['off', null, '2026-11-20T13:00:00Z', false],
  ['off', '2026-11-19T18:30:00Z', null, false],
  ['stuck', '2026-11-19T18:30:00Z', '2026-11-19T18:31:00Z', false],
] as const)('messages are %s: seen %s, waiting since %s, kept: %s', (state, seen, waits, keeps) => {
  expect(deliveryState({ now, messages: { ...work, seen, waits, keeps } })).toBe(state);
});

test('what waits is late after a quarter of an hour, in any form of the times', () => {
  expect(isLate(null, now)).toBe(false);
  expect(isLate('2026-11-20T13:16:00-05:00', now)).toBe(false);
  expect(isLate('2026-11-20T13:14:59.999-05:00', now)).toBe(true);
});
