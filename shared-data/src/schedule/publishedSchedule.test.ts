import { type ClosureRow, type OpeningRow, openingDays, specialDays } from './publishedSchedule';

const row = (weekday: number, opens: string, closes: string): OpeningRow => ({
  weekday,
  opens,
  closes,
});
const weekdays = [1, 2, 3, 4, 5].map((day) => row(day, '08:00', '20:00'));
const week = [...weekdays, row(6, '09:00', '17:00')];

const closure = (days: string, more: Partial<ClosureRow> = {}): ClosureRow => {
  const [first_day = '', last_day = first_day] = days.split('..');
  return { first_day, last_day, closes: null, reopens: null, reason: '', reason_es: '', ...more };
};
const noReason = { en: '' };

test('weekdays with the same hours are one run; Saturday and Sunday stand alone', () => {
  expect(openingDays(week)).toEqual([
    { first: 1, last: 5, spans: ['08:00-20:00'] },
    { first: 6, last: 6, spans: ['09:00-17:00'] },
    { first: 7, last: 7, spans: [] },
  ]);
});

test('a break is the gap between two spans, and its weekday ends a run', () => {
  const rows = [
    ...weekdays.filter(({ weekday }) => weekday !== 3),
    row(3, '08:00', '12:00'),
    row(3, '13:00', '20:00'),
  ];
  expect(openingDays(rows)).toEqual([
    { first: 1, last: 2, spans: ['08:00-20:00'] },
    { first: 3, last: 3, spans: ['08:00-12:00', '13:00-20:00'] },
    { first: 4, last: 5, spans: ['08:00-20:00'] },
    { first: 6, last: 6, spans: [] },
    { first: 7, last: 7, spans: [] },
  ]);
});

// 2026-11-26 is a Thursday.
test.each([
  ['a whole day', [closure('2026-11-26')], [['2026-11-26', '2026-11-26', []]]],
  [
    'some hours in the middle of the day',
    [closure('2026-11-26', { closes: '12:00', reopens: '13:00' })],
    [['2026-11-26', '2026-11-26', ['08:00-12:00', '13:00-20:00']]],
  ],
  [
    'the end of the day',
    [closure('2026-11-26', { closes: '12:00', reopens: '23:00' })],
    [['2026-11-26', '2026-11-26', ['08:00-12:00']]],
  ],
  [
    'a Sunday between closed days, which is closed every week',
    [closure('2026-11-27..2026-11-30')],
    [['2026-11-27', '2026-11-30', []]],
  ],
  [
    'closed days before a Sunday, which is closed every week',
    [closure('2026-11-26..2026-11-29')],
    [['2026-11-26', '2026-11-28', []]],
  ],
  [
    'closures that overlap',
    [
      closure('2026-11-26', { closes: '08:00', reopens: '12:00' }),
      closure('2026-11-26..2026-11-27'),
    ],
    [['2026-11-26', '2026-11-27', []]],
  ],
  ['only a day that is closed every week', [closure('2026-11-29')], []],
  [
    'hours outside the opening hours',
    [closure('2026-11-26', { closes: '20:00', reopens: '22:00' })],
    [],
  ],
  ['days before today', [closure('2026-11-19..2026-11-23')], [['2026-11-23', '2026-11-23', []]]],
  ['more than a year', [closure('2026-11-24..9999-12-31')], [['2026-11-24', '2027-11-22', []]]],
])('closures of %s', (_, closures, expected) => {
  expect(specialDays(week, closures, '2026-11-23')).toEqual(
    expected.map(([first, last, spans]) => ({ first, last, spans, reason: noReason })),
  );
});

test('consecutive closures with different reasons are separate, and a reason without a Spanish one is in English', () => {
  const closures = [
    closure('2026-11-26', { reason: 'Thanksgiving', reason_es: 'Día de Acción de Gracias' }),
    closure('2026-11-27', { reason: 'Inventory' }),
  ];
  expect(specialDays(week, closures, '2026-11-23')).toEqual([
    expect.objectContaining({ reason: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' } }),
    expect.objectContaining({ reason: { en: 'Inventory' } }),
  ]);
});
