import { parts, tires } from './departments';
import { preparedProducts } from './preparedProducts';
import { testProduct } from './testProduct';

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    testProduct({
      id: `id-${n}`,
      name: `Tire ${n}`,
      category: n % 2 === 0 ? 'winter-tires' : 'filters',
    }),
  );

test('a long list is prepared in several tasks, so that others run in between', async () => {
  let isOver = false;
  const list = rows(2000);
  let now = 0;
  // Each look at the clock is a millisecond later.
  jest.spyOn(performance, 'now').mockImplementation(() => now++);
  const preparing = Promise.resolve(preparedProducts(tires, list)).then((prepared) => {
    isOver = true;
    return prepared;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOver).toBe(false);
  const prepared = await preparing;
  expect(prepared.map(({ product }) => product.id)).toEqual(
    list.filter(({ kind }) => kind !== 'part').map(({ id }) => id),
  );
  expect(prepared.at(-1)?.place).toBe(prepared.length - 1);
});

test('is the same promise for the same list, and another for the other department', () => {
  const list = rows(2000);
  expect(preparedProducts(tires, list)).toBe(preparedProducts(tires, list));
  expect(preparedProducts(parts, list)).not.toBe(preparedProducts(tires, list));
});

test('a short list needs no promise', () => {
  expect(preparedProducts(tires, rows(4))).toMatchObject([
    { product: { id: 'id-0' }, place: 0, text: 'tire 0\nwinter-tires\nnew-tires' },
    { product: { id: 'id-2' }, place: 1, traits: ['winter-tires', 'new'] },
  ]);
});
