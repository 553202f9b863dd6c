import { weekday } from '../../../testSupport/rows';
import { addSpan, changedWeek, startsOutside } from './hoursRules';

const span = (opens: string, closes: string) => ({ opens, closes });

test('adds usual hours to a closed day', () => {
  expect(addSpan([])).toEqual([span('08:00', '17:00')]);
});

test('adds a break at noon to a day that is open at noon', () => {
  expect(addSpan([span('08:00', '20:00')])).toEqual([
    span('08:00', '12:00'),
    span('13:00', '20:00'),
  ]);
});

test('adds an empty span to a day with a break already', () => {
  const spans = [span('08:00', '12:00'), span('13:00', '20:00')];
  expect(addSpan(spans)).toEqual([...spans, span('', '')]);
});

test('lists the start times at which the shop is closed', () => {
  const starts = ['20:00', '08:00', '12:30', '', '07:59'].map((time) => ({ time }));
  const spans = [span('08:00', '12:00'), span('13:00', '20:00')];
  expect(startsOutside({ spans, starts })).toEqual(['07:59', '12:30', '20:00']);
});

test('changes the spans and start times of the chosen weekdays only', () => {
  const week = [1, 2, 3].map((id) => weekday({ id }));
  const input = { spans: [span('12:00', '20:00')], starts: [{ time: '13:00' }] };
  expect(changedWeek(week, week.slice(1, 2), input)).toEqual({
    openingHours: [
      { weekday: 1, opens: '08:00', closes: '20:00' },
      { weekday: 2, opens: '12:00', closes: '20:00' },
      { weekday: 3, opens: '08:00', closes: '20:00' },
    ],
    slots: [
      { weekday: 1, starts: '08:00' },
      { weekday: 1, starts: '09:00' },
      { weekday: 2, starts: '13:00' },
      { weekday: 3, starts: '08:00' },
      { weekday: 3, starts: '09:00' },
    ],
  });
});
