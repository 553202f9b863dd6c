import { type PublishedProduct, publishedProducts, site } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { use, useDeferredValue, useMemo } from 'react';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import type { Department } from '../../catalogue/departments';
import { type Listing, list, type Shelved, shelve } from '../../catalogue/listing';
import { type PriceBand, priceBands } from '../../catalogue/priceBand';
import { fromPublished } from '../../catalogue/product';
import { type FilterGroup, filterGroups } from '../../catalogue/productFilters';
import { traitLabel } from './filterLabels';
import { catalogueLocales } from './locales/catalogueLocales';

/** A category's page: its products, the filters that apply to them, and what a query finds. */
export interface CatalogueListing extends Listing {
  shelf: readonly Shelved[];
  groups: readonly FilterGroup[];
  bands: readonly PriceBand[];
}

const none: readonly PublishedProduct[] = [];

/**
 * What a category's page lists for a query: staff's products first, then the samples. Suspends until
 * the products are loaded. The list lags behind the query while the visitor types.
 */
export function useListing(
  department: Department,
  category: string,
  query: CatalogueQuery,
): CatalogueListing {
  const t = useTranslate(catalogueLocales);
  const { samples, hasStaffProducts } = department;
  const published = hasStaffProducts ? use(publishedProducts()) : none;

  const shelf = useMemo(() => {
    const products = [
      ...published.map(fromPublished),
      ...(site().sampleCatalogue === false ? [] : samples),
    ];
    return shelve(products, category, (each) => traitLabel(each, t));
  }, [samples, published, category, t]);

  const groups = useMemo(() => filterGroups(shelf.map(({ product }) => product)), [shelf]);
  const bands = useMemo(() => priceBands(department.bandLimits), [department]);
  const requested = useDeferredValue(query);
  const listing = useMemo(() => list(shelf, requested, bands), [shelf, requested, bands]);

  return { ...listing, shelf, groups, bands };
}
