import { builtInShop } from './builtInShop';
import { provideShop, resetShop, useShop, watchShop } from './shop';

afterEach(resetShop);

test('a fact that is not provided is the built-in one', () => {
  provideShop({ phone: '+14045550100' });
  expect(useShop()).toEqual({ ...builtInShop, phone: '+14045550100' });
});

test('a fact that was provided keeps its value while the page is open', () => {
  provideShop({ phone: '+14045550100' });
  provideShop({ phone: '+14045550199', email: 'shop@example.com' });
  expect(useShop()).toMatchObject({ phone: '+14045550100', email: 'shop@example.com' });
});

test('watchShop reports the facts that are read, and no other', () => {
  const read = new Set<string>();
  provideShop({ phone: '+14045550100' });
  watchShop((fact) => read.add(fact));
  const { phone, openingHours } = useShop();
  expect([phone, openingHours]).toEqual(['+14045550100', builtInShop.openingHours]);
  expect([...read]).toEqual(['phone', 'openingHours']);
});
