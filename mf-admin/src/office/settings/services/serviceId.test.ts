import { serviceId } from './ServicesSettings';

test.each([
  ['Tire Installation', [], 'tire-installation'],
  ['Oil Change', ['oil-change'], 'oil-change-2'],
  ['Oil Change', ['oil-change', 'oil-change-2'], 'oil-change-3'],
  ['¿?', [], 'service'],
  ['x'.repeat(100), [], 'x'.repeat(56)],
])('the service %j besides %j gets the id %j', (name, taken, id) => {
  expect(serviceId(name, taken)).toBe(id);
});
