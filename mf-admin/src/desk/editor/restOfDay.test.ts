import { restOfDay } from './restOfDay';

// A Monday at 10:07 in the shop.
const NOW = Date.parse('2026-11-23T15:07:00Z');
const schedule = {
  hours: [
    { weekday: 1, opens: '08:00', closes: '12:00' },
    { weekday: 1, opens: '13:00', closes: '18:00' },
  ],
  closures: [],
};

test.each([
  ['from now on today', '2026-11-23', NOW, { from: 607, to: 1080 }],
  [
    'before the shop opens',
    '2026-11-23',
    Date.parse('2026-11-23T11:00:00Z'),
    { from: 480, to: 1080 },
  ],
  ['the whole of a later day', '2026-11-30', NOW, { from: 480, to: 1080 }],
  ['after the shop has closed', '2026-11-23', Date.parse('2026-11-24T00:00:00Z'), undefined],
  ['on a past day', '2026-11-16', NOW, undefined],
  ['on a closed day', '2026-11-24', NOW, undefined],
])('%s', (_, day, now, rest) => {
  expect(restOfDay(day, schedule, now)).toEqual(rest);
});
