import { createStore, useStore } from '@shop/shared-vendor';
import { builtInShop, type Shop } from './builtInShop';

/** The shop's time zone: "today" and every appointment are told in it, wherever the visitor is. */
export const SHOP_ZONE = 'America/New_York';

const shop = createStore<Shop>(() => builtInShop);

/** Lays staff's settings over the built-in facts. The shell calls it when they have arrived. */
export const provideShop = (settings: Partial<Shop>) => shop.setState(settings);

/** The shop's facts as they stand now; re-renders when staff's settings arrive. */
export const useShop = () => useStore(shop);
