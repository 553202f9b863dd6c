import { builtInShop, type Shop } from './builtInShop';

/** The shop's time zone. "Today" and all appointments are in it, wherever the visitor is. */
export const SHOP_ZONE = 'America/New_York';

let published: Partial<Shop> = {};
let shop: Shop = builtInShop;

/**
 * Provides facts that staff published. A fact that was provided before keeps its value, so nothing
 * that a page shows changes while it is open. A fact that is not provided has its built-in value.
 */
export function provideShop(facts: Partial<Shop>) {
  published = { ...facts, ...published };
  shop = { ...builtInShop, ...published };
}

/** Returns the shop's facts. They do not change while the page is open. */
export const useShop = (): Shop => shop;

/**
 * Reports each fact that is read from now on. The composer uses it to find out which facts a page shows.
 * @param onRead receives the name of the fact
 */
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

/** Resets all facts to the built-in ones: for tests, and for the composer before each page. */
export function resetShop() {
  published = {};
  shop = builtInShop;
}
