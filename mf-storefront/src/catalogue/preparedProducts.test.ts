import { type PublishedProduct, provideSite, type SiteConfig } from '@shop/shared-contract';
import { parts, tires } from './departments';
import { preparedProducts } from './preparedProducts';

const row = (n: number): PublishedProduct => ({
  id: `id-${n}`,
  name: `Tire ${n}`,
  description: '',
  price: 100,
  category: 'winter-tires',
  image_url: '',
  in_stock: true,
  created_at: '2026-01-02T03:04:05Z',
  ...(n % 2 === 1 && { kind: 'part', category: 'filters' }),
});
const rows = (count: number) => Array.from({ length: count }, (_, n) => row(n));

beforeEach(() => provideSite({ remotes: [] as unknown, sampleCatalogue: false } as SiteConfig));

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
