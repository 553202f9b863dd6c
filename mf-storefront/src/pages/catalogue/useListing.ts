import { type PublishedProduct, publishedProducts, site } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { use, useDeferredValue, useMemo } from 'react';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import type { Department } from '../../catalogue/departments';
import {
  applyQuery,
  type Listing,
  type SearchableProduct,
  searchableProducts,
} from '../../catalogue/listing';
import { type PriceBand, priceBands } from '../../catalogue/priceBand';
import { fromPublished } from '../../catalogue/product';
import { type FilterGroup, filterGroups } from '../../catalogue/productFilters';
import { traitLabel } from './filterLabels';
import { catalogueLocales } from './locales/catalogueLocales';

/** A category's page: its products, their filters, and what a query finds. */
export interface CatalogueListing extends Listing {
  /** All products of the category, before the query. */
  candidates: readonly SearchableProduct[];
  groups: readonly FilterGroup[];
  bands: readonly PriceBand[];
}

const noProducts: readonly PublishedProduct[] = [];

/**
 * Lists the products of a category's page for a query: staff's products first, then the samples.
 * Suspends until the products are loaded. The list is deferred while the visitor types.
 */
export function useListing(
  department: Department,
  category: string,
  query: CatalogueQuery,
): CatalogueListing {
  const t = useTranslate(catalogueLocales);
  const { samples, hasStaffProducts } = department;
  const published = hasStaffProducts ? use(publishedProducts()) : noProducts;

  const candidates = useMemo(() => {
    const products = [
      ...published.map(fromPublished),
      ...(site().sampleCatalogue === false ? [] : samples),
    ];
    return searchableProducts(products, category, (each) => traitLabel(each, t));
  }, [samples, published, category, t]);

  const groups = useMemo(
    () => filterGroups(candidates.map(({ product }) => product)),
    [candidates],
  );
  const bands = useMemo(() => priceBands(department.bandLimits), [department]);
  const requested = useDeferredValue(query);
  const listing = useMemo(
    () => applyQuery(candidates, requested, bands),
    [candidates, requested, bands],
  );

  return { ...listing, candidates, groups, bands };
}
