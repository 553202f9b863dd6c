import { slotTimes } from '@shop/shared-data';
import { slotStart } from './slotStart';
import { dayState, slotState } from './slotStates';

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

test('without a date no slot is refused', () => {
  expect(slotState(null, '10:00', taken, new Date('2099-01-01T00:00:00Z'))).toBe('open');
});

test('a day stays open until its last slot is taken', () => {
  const allButOne = slotTimes.slice(1).map((slot) => ({ day: monday, slot }));
  expect(dayState(monday, allButOne, dawn)).toBe('open');
  expect(dayState(monday, [...allButOne, { day: monday, slot: '09:00' }], dawn)).toBe('full');
});

test('a day whose open slots have passed is full where any later one was taken', () => {
  const allButOne = slotTimes.slice(1).map((slot) => ({ day: monday, slot }));
  expect(dayState(monday, allButOne, slotStart(monday, '09:00'))).toBe('full');
});

test('a day is over from the second its last slot begins', () => {
  const four = slotStart(monday, '16:00');
  expect(dayState(monday, [], new Date(four.getTime() - 1))).toBe('open');
  expect(dayState(monday, [], four)).toBe('over');
});
