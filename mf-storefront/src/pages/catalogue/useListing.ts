import { type PublishedProduct, publishedProducts } from '@shop/shared-contract';
import type { Understood } from '@shop/shared-data/product-search';
import { use, useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import type { Department } from '../../catalogue/departments';
import { traitLabel } from '../../catalogue/filterLabels';
import { applyQuery, type CatalogueListing, searchableProducts } from '../../catalogue/listing';
import { nearestCategory } from '../../catalogue/nearestCategory';
import { preparedProducts } from '../../catalogue/preparedProducts';
import { priceBands } from '../../catalogue/priceBand';
import { filterGroups } from '../../catalogue/productFilters';
import { useProductSearch } from './useProductSearch';

export interface EmptySearch {
  /** The products that come closest; empty where the search finds some that the filters exclude. */
  nearest: readonly PublishedProduct[];
  elsewhere: number;
  understood: Understood;
  typed: string;
}

export interface PageListing extends CatalogueListing {
  /** Names a category, condition or brand. */
  labelOf: (trait: string) => string;
  nearest: string;
  /** Absent without a search, and until the products are indexed. */
  search: EmptySearch | undefined;
  ranks: ReadonlyMap<number, number> | undefined;
  /** Whether more products may be found once the products are indexed. */
  isPending: boolean;
}

/** Suspends until the products are loaded. The list is deferred while the visitor types. */
export function useListing(
  department: Department,
  category: string,
  query: CatalogueQuery,
): PageListing {
  const { t } = useTranslation('catalogue');
  const preparing = preparedProducts(department, use(publishedProducts()));
  const prepared = preparing instanceof Promise ? use(preparing) : preparing;
  const products = useMemo(() => prepared.map(({ product }) => product), [prepared]);
  const labelOf = useCallback(
    (trait: string) => traitLabel(trait, t, department.id),
    [t, department],
  );
  const candidates = useMemo(
    () => searchableProducts(prepared, category, labelOf),
    [prepared, category, labelOf],
  );
  const groups = useMemo(
    () => filterGroups(candidates.map(({ product }) => product)),
    [candidates],
  );
  const bands = useMemo(() => priceBands(department.bandLimits), [department]);
  const requested = useDeferredValue(query);
  const { outcome, isPending } = useProductSearch(products, requested.search);
  const listing = useMemo(
    () => applyQuery(candidates, requested, bands, outcome?.found),
    [candidates, requested, bands, outcome],
  );
  const search = useMemo(() => {
    if (!outcome || listing.products.length > 0) return undefined;
    const here = new Set(candidates.map(({ place }) => place));
    return {
      nearest: outcome.nearest.flatMap((place) => products[place] ?? []),
      elsewhere: [...outcome.found.keys()].filter((place) => !here.has(place)).length,
      understood: outcome.understood,
      typed: requested.search,
    };
  }, [outcome, listing, candidates, products, requested]);
  const nearest = useMemo(
    () => nearestCategory(department, category, products),
    [department, category, products],
  );
  return {
    ...listing,
    candidates,
    groups,
    bands,
    labelOf,
    nearest,
    search,
    ranks: outcome?.found,
    isPending,
  };
}
