import { formatMoment, formatNextTime, formatOpening } from './formatNextTime';

test.each([
  ['2026-11-23', 'Mon 9:00 AM', 'hoy a las 9:00 a.m.'],
  ['2026-11-24', 'Tue 9:00 AM', 'mañana, martes, a las 9:00 a.m.'],
  ['2026-11-29', 'Sun 9:00 AM', 'domingo a las 9:00 a.m.'],
  ['2026-11-30', 'Mon, Nov 30, 9:00 AM', 'lunes, 30 de noviembre, a las 9:00 a.m.'],
])('formats %s as seen on 23 November', (date, english, spanish) => {
  const next = { date, slot: '09:00' };
  expect(formatNextTime(next, '2026-11-23', 'en')).toBe(english);
  expect(formatNextTime(next, '2026-11-23', 'es')).toBe(spanish);
});

test.each([
  [undefined, '08:00', '8:00 AM', 'a las 8:00 a.m.'],
  ['2026-11-24', '08:30', 'Tue 8:30 AM', 'mañana (martes) a las 8:30 a.m.'],
  ['2026-11-28', '13:00', 'Sat 1:00 PM', 'el sábado a la 1:00 p.m.'],
  ['2026-11-30', '08:00', 'Mon 11/30 8:00 AM', 'el lunes 30 a las 8:00 a.m.'],
])('formats an opening on %s at %s as seen on 23 November', (day, from, english, spanish) => {
  const opening = day ? { day, from } : { from };
  expect(formatOpening(opening, '2026-11-23', 'en')).toBe(english);
  expect(formatOpening(opening, '2026-11-23', 'es')).toBe(spanish);
});

test.each([
  ['09:00', 'lunes, 30 de noviembre, a las 9:00 a.m.'],
  ['13:00', 'lunes, 30 de noviembre, a la 1:00 p.m.'],
  ['22:00', 'lunes, 30 de noviembre, a las 10:00 p.m.'],
])('takes the Spanish article of %s', (slot, spanish) => {
  expect(formatMoment({ date: '2026-11-30', slot }, 'es')).toBe(spanish);
});
