import { formatWeek } from './weekdays';

test('formats the week in one line, without closed days', () => {
  const week = [
    { first: 1, last: 5, spans: ['08:00-12:30', '13:00-20:00'] },
    { first: 6, last: 6, spans: ['09:00-17:00'] },
    { first: 7, last: 7, spans: [] },
  ];
  expect(formatWeek(week, 'en')).toBe('Mon-Fri 8am-12:30pm, 1pm-8pm, Sat 9am-5pm');
  expect(formatWeek(week, 'es')).toBe(
    'Lun-Vie 8 a.m. a 12:30 p.m., 1 p.m. a 8 p.m., Sáb 9 a.m. a 5 p.m.',
  );
});
