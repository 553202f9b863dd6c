import { slotTimes } from '@shop/shared-data';
import { shopClock } from './shopClock';
import { slotStart } from './slotStart';
import { dayState, slotState } from './slotStates';

const monday = '2026-11-23';
const dawn = shopClock(new Date('2026-11-23T10:00:00Z'));
const taken = [{ day: monday, slot: '10:00' }];
const days = { taken, closures: '' };
const nothing = { taken: [], closures: '' };

test('a slot is open until its last bay is taken', () => {
  expect(slotState(monday, '09:00', days, dawn)).toBe('open');
  expect(slotState(monday, '10:00', days, dawn)).toBe('full');
});

test('a full slot of another day does not count', () => {
  expect(slotState('2026-11-24', '10:00', days, dawn)).toBe('open');
});

test('a slot is past from the moment it begins', () => {
  const nine = slotStart(monday, '09:00');
  expect(slotState(monday, '09:00', nothing, shopClock(new Date(nine.getTime() - 1)))).toBe('open');
  expect(slotState(monday, '09:00', nothing, shopClock(nine))).toBe('past');
});

test('a slot that is both past and full is past', () => {
  const noon = shopClock(new Date('2026-11-23T17:00:00Z'));
  expect(slotState(monday, '10:00', days, noon)).toBe('past');
});

test('a slot of yesterday is past', () => {
  expect(slotState('2026-11-22', '16:00', nothing, dawn)).toBe('past');
});

test('every slot is open without a date', () => {
  expect(slotState(null, '10:00', days, shopClock(new Date('2099-01-01T00:00:00Z')))).toBe('open');
});

test('a day stays open until its last slot is taken', () => {
  const allButOne = slotTimes.slice(1).map((slot) => ({ day: monday, slot }));
  expect(dayState(monday, { taken: allButOne, closures: '' }, dawn)).toBe('open');
  const allButTheLast = slotTimes.slice(0, -1).map((slot) => ({ day: monday, slot }));
  expect(dayState(monday, { taken: allButTheLast, closures: '' }, dawn)).toBe('open');
  const all = [...allButOne, { day: monday, slot: '09:00' }];
  expect(dayState(monday, { taken: all, closures: '' }, dawn)).toBe('full');
});

test('a day is full when its only open slots have passed and a later one is taken', () => {
  const allButOne = slotTimes.slice(1).map((slot) => ({ day: monday, slot }));
  expect(
    dayState(monday, { taken: allButOne, closures: '' }, shopClock(slotStart(monday, '09:00'))),
  ).toBe('full');
});

test('a day is past from the moment its last slot begins', () => {
  const four = slotStart(monday, '16:00');
  expect(dayState(monday, nothing, shopClock(new Date(four.getTime() - 1)))).toBe('open');
  expect(dayState(monday, nothing, shopClock(four))).toBe('past');
});

test('a closed day is closed whatever is taken on it, except for past slots', () => {
  const closed = { taken, closures: '2026-11-22..2026-11-23' };
  expect(slotState(monday, '10:00', closed, dawn)).toBe('closed');
  expect(slotState(monday, '09:00', closed, shopClock(slotStart(monday, '09:00')))).toBe('past');
  expect(dayState(monday, closed, shopClock(slotStart(monday, '09:00')))).toBe('closed');
  expect(dayState('2026-11-24', closed, dawn)).toBe('open');
});
