import { booking } from '../../testSupport/rows';
import { peopleOf } from './people';
import { sameCarOn } from './sameCar';

test('another name is another person, another spelling is not', () => {
  const names = ['Rosa Díaz', 'Luis Díaz', 'rosa diaz', 'ROSA DÍAZ '];
  const people = peopleOf(names.map((name, id) => booking({ id: String(id), name })));
  expect(people.map(({ name, bookings }) => [name, bookings.length])).toEqual([
    ['Rosa Díaz', 3],
    ['Luis Díaz', 1],
  ]);
});

const civic = { vehicle: '2015 Honda Civic', plate: 'ABC 123', phone: '(770) 555-0144' };
test.each([
  ['the same plate in another spelling', { plate: 'abc-123', vehicle: 'Civic', phone: '' }, true],
  ['another plate', { ...civic, plate: 'XYZ 999' }, false],
  ['the same words and number without a plate', { ...civic, plate: '' }, true],
  ['the same words of another number', { ...civic, plate: '', phone: '(770) 555-0199' }, false],
  ['no car', { vehicle: '', plate: '', phone: civic.phone }, false],
])('the same car: %s', (_, car, expected) => {
  const stored = booking({ id: 'other', ...civic });
  expect(sameCarOn([stored], car)).toBe(expected ? stored : undefined);
});

test('a car is not twice there by its own booking, or by one that is off', () => {
  const own = booking({ id: 'own', ...civic });
  expect(sameCarOn([own], own)).toBeUndefined();
  for (const status of ['cancelled', 'no_show'] as const) {
    expect(sameCarOn([booking({ id: 'x', ...civic, status })], own)).toBeUndefined();
  }
});
