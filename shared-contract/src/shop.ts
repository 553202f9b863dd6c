import { createStore } from '@shop/shared-vendor';
import { useSyncExternalStore } from 'react';
import { builtInShop, type Shop } from './builtInShop';

/** The shop's time zone: "today" and every appointment are told in it, wherever the visitor is. */
export const SHOP_ZONE = 'America/New_York';

const shop = createStore<Shop>(() => builtInShop);

/** What a page's HTML says, which it wakes up with whatever has arrived meanwhile. */
let composed = builtInShop;

/**
 * Begins with the facts that HTML is composed with; the composer and the waking page both call it.
 * @param facts those that are not as built in
 */
export function beginWithShop(facts: Partial<Shop>) {
  composed = { ...builtInShop, ...facts };
  shop.setState(composed);
}

/** Lays staff's settings over the built-in facts. The shell calls it when they have arrived. */
export const provideShop = (settings: Partial<Shop>) => shop.setState(settings);

/** The shop's facts as they stand now; re-renders when staff's settings arrive. */
export const useShop = () => useSyncExternalStore(shop.subscribe, shop.getState, () => composed);
