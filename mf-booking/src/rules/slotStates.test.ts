import { shopClock } from '@shop/shared-contract';
import { slotRows } from '../testSupport/slotRows';
import { daySlots, dayState, nextAvailable, slotState } from './slotStates';

const slotTimes = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'];
const friday = '2026-11-20';
const saturday = '2026-11-21';
const monday = '2026-11-23';
const tuesday = '2026-11-24';
const dawn = shopClock(new Date('2026-11-23T10:00:00Z'));
const noon = shopClock(new Date('2026-11-23T17:00:00Z'));
const later = shopClock(new Date('2099-01-01T00:00:00Z'));

const reported = (bays: Record<string, number | null> = {}) => ({
  slots: slotRows(friday, tuesday, bays),
  specialDays: [],
});
const nothing = { slots: [], specialDays: [] };
const days = reported({ [`${monday}T10:00`]: 0 });
const stateOf = (...args: Parameters<typeof dayState>) => dayState(...args).state;

test('a slot is open until its last bay is taken', () => {
  expect(slotState(monday, '09:00', reported({ [`${monday}T09:00`]: 1 }), dawn)).toBe('open');
  expect(slotState(monday, '10:00', days, dawn)).toBe('full');
});

test('a full slot of another day does not count', () => {
  expect(slotState(tuesday, '10:00', days, dawn)).toBe('open');
});

test('a slot at which the shop is not open for the whole visit is closed', () => {
  const early = reported({ [`${monday}T16:00`]: null });
  expect(slotState(monday, '16:00', early, dawn)).toBe('closed');
  expect(slotState(monday, '15:00', early, dawn)).toBe('open');
});

test('a time that is no slot of the day is closed', () => {
  expect(slotState(monday, '12:00', days, dawn)).toBe('closed');
  expect(slotState(saturday, '10:00', days, dawn)).toBe('closed');
});

test('a slot is past from the moment it begins', () => {
  const nine = Date.parse('2026-11-23T14:00:00Z');
  for (const known of [nothing, days]) {
    const before = shopClock(new Date(nine - 1));
    expect(slotState(monday, '09:00', known, before)).toBe('open');
    expect(slotState(monday, '09:00', known, shopClock(new Date(nine)))).toBe('past');
  }
});

test('a slot that is both past and full is past', () => {
  expect(slotState(monday, '10:00', days, noon)).toBe('past');
});

test('a slot of yesterday is past', () => {
  expect(slotState('2026-11-20', '16:00', nothing, dawn)).toBe('past');
});

test('every slot is open without a date', () => {
  expect(slotState(null, '10:00', days, later)).toBe('open');
});

test('without a date the slots of all days are listed once, in order', () => {
  const slots = [
    { day: monday, slot: '10:00', bays: 0 },
    { day: tuesday, slot: '08:30', bays: 1 },
    { day: tuesday, slot: '10:00', bays: 1 },
    { day: saturday, slot: null, bays: null },
  ];
  const times = (known: typeof nothing) => daySlots(null, known, dawn).map(({ time }) => time);
  expect(times({ ...nothing, slots: slots as never })).toEqual(['08:30', '10:00']);
  expect(times(nothing)).toEqual(slotTimes);
});

test('a day that is not reported has the usual slots from Monday to Friday', () => {
  expect(daySlots(monday, nothing, dawn)).toEqual(
    slotTimes.map((time) => ({ time, state: 'open' })),
  );
  expect(daySlots(saturday, nothing, dawn)).toEqual([]);
  expect(stateOf(saturday, nothing, dawn)).toBe('none');
  expect(stateOf('2026-12-01', days, dawn)).toBe('open');
});

test('a day has the slots that are reported, also on a weekend', () => {
  const slots = [
    { day: saturday, slot: '09:30', bays: 1 },
    { day: monday, slot: null, bays: null },
  ];
  const known = { slots, specialDays: [] };
  const morning = shopClock(new Date('2026-11-21T12:00:00Z'));
  expect(daySlots(saturday, known, morning)).toEqual([{ time: '09:30', state: 'open' }]);
  expect(daySlots(monday, known, morning)).toEqual([]);
  expect(dayState(monday, known, morning)).toEqual({ state: 'none' });
});

test('a day stays open until its last slot is taken, and the number of its open slots is returned', () => {
  expect(dayState(monday, reported(), dawn)).toEqual({ state: 'open', left: 7 });
  const allButOne = reported({ [monday]: 0, [`${monday}T09:00`]: 1 });
  expect(dayState(monday, allButOne, dawn)).toEqual({ state: 'open', left: 1 });
  const allButTheLast = reported({ [monday]: 0, [`${monday}T16:00`]: 2 });
  expect(dayState(monday, allButTheLast, dawn)).toEqual({ state: 'open', left: 1 });
  expect(dayState(monday, reported({ [monday]: 0 }), dawn)).toEqual({ state: 'full' });
});

test('the number of slots that are left is unknown without a report', () => {
  expect(dayState(monday, nothing, dawn)).toEqual({ state: 'open' });
  expect(dayState('2026-12-01', days, dawn)).toEqual({ state: 'open' });
});

test('a day is full when its only open slots have passed and a later one is taken', () => {
  const allButOne = reported({ [monday]: 0, [`${monday}T09:00`]: 1 });
  expect(stateOf(monday, allButOne, '2026-11-23T09:00:00')).toBe('full');
});

test('a day is past from the moment its last slot begins', () => {
  const four = Date.parse('2026-11-23T21:00:00Z');
  for (const known of [nothing, reported()]) {
    expect(stateOf(monday, known, shopClock(new Date(four - 1)))).toBe('open');
    expect(stateOf(monday, known, shopClock(new Date(four)))).toBe('past');
  }
});

test('a reported closed day is closed, except for past slots', () => {
  const closed = reported({ [monday]: null });
  expect(slotState(monday, '10:00', closed, dawn)).toBe('closed');
  expect(slotState(monday, '09:00', closed, '2026-11-23T09:00:00')).toBe('past');
  expect(stateOf(monday, closed, '2026-11-23T09:00:00')).toBe('closed');
});

test('published closed days close the days that are not reported, and only those', () => {
  const specialDays = [
    { first: '2026-11-22', last: monday, spans: [] },
    { first: tuesday, last: tuesday, spans: ['08:00-12:00'] },
    { first: '2026-12-01', last: '2026-12-01', spans: [] },
  ];
  expect(stateOf(monday, { ...nothing, specialDays }, dawn)).toBe('closed');
  expect(stateOf(tuesday, { ...nothing, specialDays }, dawn)).toBe('open');
  expect(stateOf(monday, { ...days, specialDays }, dawn)).toBe('open');
  expect(stateOf('2026-12-01', { ...days, specialDays }, dawn)).toBe('closed');
});

test('the next available slot is the first open one that has not begun', () => {
  expect(nextAvailable(nothing, dawn)).toBeUndefined();
  expect(nextAvailable(reported({ [`${monday}T09:00`]: 0 }), dawn)).toEqual({
    date: monday,
    slot: '10:00',
  });
  expect(nextAvailable(reported({ [monday]: null }), dawn)).toEqual({
    date: tuesday,
    slot: '09:00',
  });
  expect(nextAvailable(reported(), noon)).toEqual({ date: monday, slot: '13:00' });
  expect(nextAvailable(reported(), later)).toBeUndefined();
});
