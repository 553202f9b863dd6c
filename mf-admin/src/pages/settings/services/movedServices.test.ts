import { service } from '../../../testSupport/rows';
import { movedServices } from './movedServices';

const services = ['a', 'b', 'c'].map((id, index) => service({ id, position: index + 1 }));
const order = (id: string, direction: 'up' | 'down', rows = services) =>
  movedServices(rows, id, direction).map(({ id, position }) => `${id}${position}`);

test('moves a service one place up or down', () => {
  expect(order('b', 'up')).toEqual(['b1', 'a2', 'c3']);
  expect(order('b', 'down')).toEqual(['a1', 'c2', 'b3']);
});

test('leaves the first and the last service at their ends', () => {
  expect(order('a', 'up')).toEqual(['a1', 'b2', 'c3']);
  expect(order('c', 'down')).toEqual(['a1', 'b2', 'c3']);
});

test('numbers services with equal positions', () => {
  const equal = services.map((row) => ({ ...row, position: 0 }));
  expect(order('c', 'up', equal)).toEqual(['a1', 'c2', 'b3']);
});
