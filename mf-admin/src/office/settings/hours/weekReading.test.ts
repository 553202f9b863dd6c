import { weekday } from '../../../testSupport/rows';
import { weekReading } from './weekReading';

const span = (opens: string, closes: string) => ({ opens, closes });
const day = (id: number, ...spans: { opens: string; closes: string }[]) => weekday({ id, spans });
const long = span('08:00', '20:00');

test('joins consecutive weekdays with the same hours, and names closed days', () => {
  const week = [1, 2, 3, 4, 5].map((id) => day(id, long));
  expect(weekReading([...week, day(6, span('09:00', '17:00')), day(7)], 'en')).toEqual([
    { days: 'Mon-Fri', hours: '8am-8pm' },
    { days: 'Sat', hours: '9am-5pm' },
    { days: 'Sun', hours: '' },
  ]);
});

test('shows a break as two spans, and does not join days around another day', () => {
  const week = [day(1, long), day(2, span('08:00', '12:00'), span('13:00', '20:00')), day(3, long)];
  expect(weekReading(week, 'es')).toEqual([
    { days: 'Lun', hours: '8:00 a.m. a 8:00 p.m.' },
    { days: 'Mar', hours: '8:00 a.m. a 12:00 p.m., 1:00 p.m. a 8:00 p.m.' },
    { days: 'Mié', hours: '8:00 a.m. a 8:00 p.m.' },
  ]);
});
