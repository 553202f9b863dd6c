import { baySchema, closureColumns, closureSchema, serviceSchema } from './staff';
import { weekdaySchema } from './staffWeek';

type Schema = typeof baySchema | typeof closureSchema | typeof serviceSchema | typeof weekdaySchema;

const issues = (schema: Schema, input: object) =>
  schema.safeParse(input).error?.issues.map(({ path, message }) => [path[0], message]) ?? 'fine';

const service = {
  name: 'Tire Installation',
  name_es: 'Instalación de llantas',
  description: '',
  description_es: '',
  minutes: 60,
  price: 25,
  is_active: true,
  in_wizard: true,
  needs: ['lift'],
};

test.each([
  [{}, 'fine'],
  [{ minutes: 5 }, 'fine'],
  [{ minutes: 720 }, 'fine'],
  [{ minutes: 4 }, [['minutes', 'minutes']]],
  [{ minutes: 721 }, [['minutes', 'minutes']]],
  [{ minutes: 30.5 }, [['minutes', 'minutes']]],
  [{ minutes: Number.NaN }, [['minutes', 'number']]],
  [{ price: 1.005 }, [['price', 'cents']]],
  [{ name_es: ' ' }, [['name_es', 'required']]],
  [{ needs: ['Two words'] }, [['needs', 'equipment']]],
])('a service with %j: %j', (changes, expected) => {
  expect(issues(serviceSchema, { ...service, ...changes })).toEqual(expected);
});

test.each([
  [{ name: 'Bay 1' }, 'fine'],
  [{ name: '' }, [['name', 'required']]],
  [{ name: 'x'.repeat(61) }, [['name', 'tooLong']]],
])('a bay with %j: %j', (changes, expected) => {
  expect(issues(baySchema, { is_active: true, equipment: [], ...changes })).toEqual(expected);
});

const closure = {
  first_day: '2026-12-24',
  last_day: '2026-12-26',
  is_partial: false,
  closes: '',
  reopens: '',
  reason: 'Christmas',
  reason_es: 'Navidad',
};

test.each([
  [{}, 'fine'],
  [{ last_day: '2026-12-24' }, 'fine'],
  [{ is_partial: true, closes: '13:00', reopens: '15:00' }, 'fine'],
  [{ first_day: '' }, [['first_day', 'required']]],
  [{ last_day: '2026-12-23' }, [['last_day', 'lastDay']]],
  [{ is_partial: true, closes: '13:00' }, [['reopens', 'reopens']]],
  [{ is_partial: true, reopens: '13:00' }, [['closes', 'time']]],
  [{ is_partial: true, closes: '13:00', reopens: '13:00' }, [['reopens', 'reopens']]],
])('a closure with %j: %j', (changes, expected) => {
  expect(issues(closureSchema, { ...closure, ...changes })).toEqual(expected);
});

const span = (opens: string, closes: string) => ({ opens, closes });

test.each([
  [{}, 'fine'],
  [{ spans: [] }, 'fine'],
  [{ spans: [span('13:00', '20:00'), span('08:00', '12:00')] }, 'fine'],
  [{ spans: [span('08:00', '08:00')] }, [['spans', 'order']]],
  [{ spans: [span('', '20:00')] }, [['spans', 'time']]],
  [{ spans: [span('08:00', '12:00'), span('12:00', '20:00')] }, [['spans', 'overlap']]],
  [{ spans: [span('13:00', '15:00'), span('08:00', '20:00')] }, [['spans', 'overlap']]],
  [{ starts: [{ time: '08:00' }, { time: '09:00' }] }, 'fine'],
  [{ starts: [{ time: '08:00' }, { time: '08:00' }] }, [['starts', 'twice']]],
  [{ starts: [{ time: '' }] }, [['starts', 'time']]],
])('a weekday with %j: %j', (changes, expected) => {
  const weekday = { spans: [span('08:00', '20:00')], starts: [], also: [] };
  expect(issues(weekdaySchema, { ...weekday, ...changes })).toEqual(expected);
});

test('a closure of whole days has no times', () => {
  const times = { closes: '13:00', reopens: '15:00' };
  expect(closureColumns({ ...closure, ...times })).toMatchObject({ closes: null, reopens: null });
  expect(closureColumns({ ...closure, ...times, is_partial: true })).toMatchObject(times);
});
