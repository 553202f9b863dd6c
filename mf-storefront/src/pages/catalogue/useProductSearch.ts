import type { PublishedProduct } from '@shop/shared-contract';
import type { ProductSearch, SearchOutcome } from '@shop/shared-data/product-search';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { searchedCategories, searchedProduct } from '../../catalogue/searchedProduct';

interface Loaded {
  of: readonly PublishedProduct[];
  /** Absent where the code could not be loaded: the specification's rule alone applies then. */
  find?: ProductSearch;
}

async function loadSearch(
  products: readonly PublishedProduct[],
  signal: AbortSignal,
): Promise<Loaded> {
  const { search } = await import('../../tireSize/search');
  const searched = products.map(searchedProduct);
  return {
    of: products,
    find: await search.createProductSearch(searched, searchedCategories, signal),
  };
}

interface Searching {
  /** Absent until the products are indexed, and without a search. */
  outcome: SearchOutcome | undefined;
  isPending: boolean;
}

/**
 * The forgiving search, loaded and indexed when a visitor begins to search. An empty search has no outcome.
 * @param products must be the same array until they change
 */
export function useProductSearch(products: readonly PublishedProduct[], typed: string): Searching {
  const [loaded, setLoaded] = useState<Loaded>();
  const isSearching = typed.trim() !== '';
  const current = loaded?.of === products ? loaded : undefined;
  const isNeeded = isSearching && !current;

  useEffect(() => {
    if (!isNeeded) return;
    const abort = new AbortController();
    loadSearch(products, abort.signal)
      .catch((error): Loaded => {
        if (!abort.signal.aborted) console.warn('[catalogue] search', error);
        return { of: products };
      })
      .then((next) => {
        // The list that is found is rendered in short tasks.
        if (!abort.signal.aborted) startTransition(() => setLoaded(next));
      });
    return () => abort.abort();
  }, [products, isNeeded]);

  const outcome = useMemo(
    () => (isSearching ? current?.find?.(typed) : undefined),
    [isSearching, current, typed],
  );
  return { outcome, isPending: isNeeded };
}
