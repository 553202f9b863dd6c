import { isDayGone, slotState } from './slotStates';
import { slotStart, timeSlots } from './timeSlots';

const monday = '2026-11-23';
const dawn = new Date('2026-11-23T10:00:00Z');
const taken = [{ day: monday, slot: '10:00' }];

test('a slot is open until somebody takes the last bay', () => {
  expect(slotState(monday, '09:00', taken, dawn)).toBe('open');
  expect(slotState(monday, '10:00', taken, dawn)).toBe('full');
});

test('another day’s full slot says nothing about this day', () => {
  expect(slotState('2026-11-24', '10:00', taken, dawn)).toBe('open');
});

test('a slot is over from the second it begins', () => {
  const nine = slotStart(monday, '09:00');
  expect(slotState(monday, '09:00', [], new Date(nine.getTime() - 1))).toBe('open');
  expect(slotState(monday, '09:00', [], nine)).toBe('past');
});

test('a slot that is both over and full counts as over', () => {
  const noon = new Date('2026-11-23T17:00:00Z');
  expect(slotState(monday, '10:00', taken, noon)).toBe('past');
});

test('the whole of yesterday is over', () => {
  expect(slotState('2026-11-22', '16:00', [], dawn)).toBe('past');
});

test('a day is gone when every slot is over or full, and not before', () => {
  const allButOne = timeSlots.slice(1).map((slot) => ({ day: monday, slot }));
  expect(isDayGone(monday, allButOne, dawn)).toBe(false);
  expect(isDayGone(monday, allButOne, slotStart(monday, '09:00'))).toBe(true);
  expect(isDayGone(monday, [], slotStart(monday, '16:00'))).toBe(true);
  expect(isDayGone(monday, [], new Date(slotStart(monday, '16:00').getTime() - 1))).toBe(false);
});
