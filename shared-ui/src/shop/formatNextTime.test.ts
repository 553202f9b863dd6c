import { formatNextTime } from './formatNextTime';

test.each([
  ['2026-11-23', 'Mon 9:00 AM', 'lun 9:00 a.m.'],
  ['2026-11-29', 'Sun 9:00 AM', 'dom 9:00 a.m.'],
  ['2026-11-30', 'Mon, Nov 30 9:00 AM', 'lun, 30 de nov 9:00 a.m.'],
])('formats %s as seen on 23 November', (date, english, spanish) => {
  const next = { date, slot: '09:00' };
  expect(formatNextTime(next, '2026-11-23', 'en')).toBe(english);
  expect(formatNextTime(next, '2026-11-23', 'es')).toBe(spanish);
});
