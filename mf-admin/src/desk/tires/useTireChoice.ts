import { MOST_TIRES } from '@shop/shared-contract';
import type { Product } from '@shop/shared-data';
import { listProducts, readTireOffer } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { isAvailable } from '../../shop/products/isAvailable';
import { useProductRanks } from '../../shop/products/useProductRanks';
import { queryKeys } from '../../shop/rows/queryKeys';

/** How many products a list of choices shows: more typing finds the others. */
const MOST_SHOWN = 6;
/** A set. */
const USUAL = 4;

export type TireChoice = ReturnType<typeof useTireChoice>;

interface Options {
  /** Until then nothing is loaded. */
  isWanted?: boolean;
  /** Whether the only tire that a search finds is chosen without a press. */
  choosesOnly?: boolean;
}

export function useTireChoice({ isWanted = true, choosesOnly = false }: Options) {
  const [search, setSearch] = useState('');
  const [id, setId] = useState<string>();
  const [wanted, setCount] = useState(USUAL);
  const products = useQuery({
    queryKey: queryKeys.products,
    queryFn: listProducts,
    enabled: isWanted,
  });
  const { ranks, isSearching } = useProductRanks(products, useDeferredValue(search));
  const found = useMemo(() => {
    const rankOf = (product: Product) => ranks?.get(product.id) ?? 0;
    return (products.data ?? [])
      .filter((product) => product.kind === 'tire' && product.in_stock && rankOf(product) > 0)
      .sort((one, other) => rankOf(other) - rankOf(one));
  }, [products.data, ranks]);
  const available = found.filter(isAvailable);
  const shown = available.slice(0, MOST_SHOWN);
  const pressed = shown.find((product) => product.id === id);
  const only = choosesOnly && available.length === 1 ? available[0] : undefined;
  const chosen = pressed ?? only;
  const most = Math.min(MOST_TIRES, chosen?.available ?? MOST_TIRES);
  const count = Math.min(wanted, most);
  const offer = useQuery({
    // Within the products: when they are loaded again, so is the price.
    queryKey: [...queryKeys.products, 'offer', chosen?.id, count],
    queryFn: () => readTireOffer({ product: chosen?.id ?? '', count }),
    enabled: isWanted && chosen !== undefined,
  });
  return {
    search,
    setSearch,
    products,
    isSearching,
    isBroken: !isSearching && search.trim() !== '' && products.data !== undefined && !ranks,
    shown,
    hasMore: available.length > shown.length,
    /** Found and in the shop, but promised to bookings. */
    promised: found
      .filter((product) => !isAvailable(product) && product.promised > 0)
      .slice(0, MOST_SHOWN),
    chosen,
    isPressed: pressed !== undefined,
    choose: setId,
    count,
    counts: Array.from({ length: most }, (_, index) => String(index + 1)),
    setCount,
    offer,
  };
}
