import type { OpeningDays, SpecialDays } from '@shop/shared-contract';
import { openingStatus } from './openingStatus';

const week: OpeningDays[] = [
  { first: 1, last: 5, spans: ['08:00-12:00', '13:00-20:00'] },
  { first: 6, last: 6, spans: ['09:00-17:00'] },
  { first: 7, last: 7, spans: [] },
];
const special = (first: string, last: string, ...spans: string[]): SpecialDays => ({
  first,
  last,
  spans,
  reason: { en: '', es: '' },
});

test.each([
  ['a minute before the shop opens', '2026-11-23', '07:59', { isOpen: false, from: '08:00' }],
  ['the minute in which it opens', '2026-11-23', '08:00', { isOpen: true, until: '12:00' }],
  ['a break', '2026-11-23', '12:00', { isOpen: false, from: '13:00' }],
  ['the afternoon', '2026-11-23', '19:59', { isOpen: true, until: '20:00' }],
  ['the evening', '2026-11-23', '20:00', { isOpen: false, from: '08:00', day: '2026-11-24' }],
  ['Friday evening', '2026-11-27', '21:00', { isOpen: false, from: '09:00', day: '2026-11-28' }],
  ['Sunday', '2026-11-29', '12:00', { isOpen: false, from: '08:00', day: '2026-11-30' }],
  [
    'the last evening of a year',
    '2027-12-31',
    '23:59',
    { isOpen: false, from: '09:00', day: '2028-01-01' },
  ],
])('in %s', (_, day, time, expected) => {
  expect(openingStatus(week, [], { day, time })).toEqual(expected);
});

test('a special day replaces the usual hours of each of its days', () => {
  const days = [
    special('2026-11-26', '2026-11-27'),
    special('2026-12-24', '2026-12-24', '08:00-12:00'),
  ];
  expect(openingStatus(week, days, { day: '2026-11-26', time: '10:00' })).toEqual({
    isOpen: false,
    from: '09:00',
    day: '2026-11-28',
  });
  expect(openingStatus(week, days, { day: '2026-12-24', time: '10:00' })).toEqual({
    isOpen: true,
    until: '12:00',
  });
  expect(openingStatus(week, days, { day: '2026-12-24', time: '14:00' })).toEqual({
    isOpen: false,
    from: '08:00',
    day: '2026-12-25',
  });
});

test('a shop that does not open in two weeks has no status', () => {
  const holidays = [special('2026-11-01', '2026-12-31')];
  expect(openingStatus(week, holidays, { day: '2026-11-23', time: '10:00' })).toBeUndefined();
  expect(openingStatus([], [], { day: '2026-11-23', time: '10:00' })).toBeUndefined();
});
