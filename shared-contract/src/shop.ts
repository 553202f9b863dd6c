import { builtInShop, type Shop } from './builtInShop';

/** The shop's time zone: "today" and every appointment are told in it, wherever the visitor is. */
export const SHOP_ZONE = 'America/New_York';

let known: Partial<Shop> = {};
let shop: Shop = builtInShop;

/**
 * Provides facts that staff published. A fact that was provided before keeps its value, so nothing
 * that a page shows changes while it is open. A fact that is not provided has its built-in value.
 */
export function provideShop(facts: Partial<Shop>) {
  known = { ...facts, ...known };
  shop = { ...builtInShop, ...known };
}

/** The shop's facts. They are the same for as long as the page is open. */
export const useShop = (): Shop => shop;

/**
 * Reports each fact that is read from now on. The composer uses it to learn which facts a page shows.
 * @param onRead receives the name of the fact
 */
export function watchShop(onRead: (fact: keyof Shop) => void) {
  shop = new Proxy(
    { ...builtInShop, ...known },
    {
      get: (facts, fact) => {
        onRead(fact as keyof Shop);
        return facts[fact as keyof Shop];
      },
    },
  );
}

/** Starts again with the built-in facts: for tests, and for the composer before each page. */
export function resetShop() {
  known = {};
  shop = builtInShop;
}
