import { baySchema } from './bays';
import { closureSchema } from './closures';
import { serviceSchema } from './services';

type Schema = typeof baySchema | typeof closureSchema | typeof serviceSchema;

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
  closes: null,
  reopens: null,
  reason: 'Christmas',
  reason_es: 'Navidad',
};

test.each([
  [{}, 'fine'],
  [{ last_day: '2026-12-24' }, 'fine'],
  [{ closes: '13:00', reopens: '15:00' }, 'fine'],
  [{ first_day: '' }, [['first_day', 'required']]],
  [{ last_day: '2026-12-23' }, [['last_day', 'lastDay']]],
  [{ closes: '13:00' }, [['reopens', 'reopens']]],
  [{ reopens: '13:00' }, [['reopens', 'reopens']]],
  [{ closes: '13:00', reopens: '13:00' }, [['reopens', 'reopens']]],
  [
    { closes: '24:00', reopens: '25:00' },
    [
      ['closes', 'time'],
      ['reopens', 'time'],
    ],
  ],
])('a closure with %j: %j', (changes, expected) => {
  expect(issues(closureSchema, { ...closure, ...changes })).toEqual(expected);
});
