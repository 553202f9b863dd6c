import { builtInShop, type Shop } from './builtInShop';

let published: Partial<Shop> = {};
let shop: Shop = builtInShop;

/** Provides published facts. A fact that was provided before keeps its value while the page is open. */
export function provideShop(facts: Partial<Shop>) {
  published = { ...facts, ...published };
  shop = { ...builtInShop, ...published };
}

export const useShop = (): Shop => shop;

/** Reports the name of each fact that is read from now on, for the composer. */
export function watchShop(onRead: (fact: keyof Shop) => void) {
  shop = new Proxy(
    { ...builtInShop, ...published },
    {
      get: (facts, fact) => {
        onRead(fact as keyof Shop);
        return facts[fact as keyof Shop];
      },
    },
  );
}

/** Resets all facts to the built-in ones, for tests and the composer. */
export function resetShop() {
  published = {};
  shop = builtInShop;
}
