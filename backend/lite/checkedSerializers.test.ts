/** @jest-environment node */
import { checkedSerializers } from './checkedSerializers';

const list = (value: unknown) => (Array.isArray(value) ? `{${value}}` : value);
const fail = () => {
  throw new TypeError('not this');
};
const serializers = checkedSerializers<Record<number, (value: unknown) => unknown>>({
  1: list,
  2: fail,
});

test.each([
  [1, ['a', 'b'], '{a,b}'],
  [3, 5, '5'],
])('type %i writes %j as %s', (type, value, text) => {
  expect(type in serializers).toBe(true);
  expect(serializers[type]?.(value)).toBe(text);
});

test.each([
  [1, 5],
  [1, {}],
  [2, 'a'],
  [3, { toString: 1 }],
])('type %i rejects %j with 22P02', (type, value) => {
  expect(() => serializers[type]?.(value)).toThrow(expect.objectContaining({ code: '22P02' }));
});
