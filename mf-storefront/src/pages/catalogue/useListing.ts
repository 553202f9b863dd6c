import { site } from '@shop/shared-contract';
import { useMessages } from '@shop/shared-i18n';
import { useStore } from '@shop/shared-vendor';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import type { Department } from '../../catalogue/department';
import { type FilterGroup, filterGroups } from '../../catalogue/filterGroups';
import { type Listing, list, type Shelved, shelve } from '../../catalogue/listing';
import { type PriceBand, priceBands } from '../../catalogue/priceBand';
import { loadStaffProducts, staffProducts } from '../../catalogue/staffProducts';
import { traitLabel } from './categoryWords';
import { catalogueMessages } from './messages/catalogueMessages';

/** A category's page: what stands on its shelf, what may be asked of it, what is found. */
export interface CatalogueListing extends Listing {
  shelf: readonly Shelved[];
  groups: readonly FilterGroup[];
  bands: readonly PriceBand[];
  /** Waiting and failure count only where nothing else is listed: samples hide both. */
  status: 'ready' | 'loading' | 'failed';
}

/**
 * What a category's page lists for a query: staff's products first, then the samples, which are
 * there from the first paint on. The list lags behind the query while the visitor types.
 */
export function useListing(
  department: Department,
  category: string,
  query: CatalogueQuery,
): CatalogueListing {
  const t = useMessages(catalogueMessages);
  // Deferred, so that thousands of arriving products don't hold up whoever is typing.
  const staff = useDeferredValue(useStore(staffProducts));
  const { samples, hasStaffProducts } = department;

  useEffect(() => {
    if (hasStaffProducts) void loadStaffProducts();
  }, [hasStaffProducts]);

  const shelf = useMemo(() => {
    const products = [
      ...(hasStaffProducts ? staff.products : []),
      ...(site().sampleCatalogue === false ? [] : samples),
    ];
    return shelve(products, category, (each) => traitLabel(each, t));
  }, [samples, hasStaffProducts, staff.products, category, t]);

  const groups = useMemo(() => filterGroups(shelf.map(({ product }) => product)), [shelf]);
  const bands = useMemo(() => priceBands(department.bandLimits), [department]);
  const asked = useDeferredValue(query);
  const listing = useMemo(() => list(shelf, asked, bands), [shelf, asked, bands]);

  return { ...listing, shelf, groups, bands, status: statusOf() };

  function statusOf() {
    if (shelf.length > 0 || !hasStaffProducts || staff.status === 'loaded') return 'ready';
    return staff.status === 'failed' ? 'failed' : 'loading';
  }
}
