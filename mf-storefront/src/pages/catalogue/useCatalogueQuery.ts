import { useHydrated } from '@shop/shared-ui';
import { useSearchParams } from '@shop/shared-vendor';
import { useMemo } from 'react';
import {
  type CatalogueQuery,
  emptyQuery,
  PAGE_SIZE,
  readQuery,
  writeQuery,
} from '../../catalogue/catalogueQuery';

export type ChangeQuery = (part: Partial<CatalogueQuery>, options?: { replace?: boolean }) => void;

/**
 * The query in the address, and a function that changes it. Each filter adds a history entry, so
 * that Back removes it again; the search and the view replace the current entry.
 */
export function useCatalogueQuery() {
  const [params, setParams] = useSearchParams();
  // The prerendered page has no query; the first render must match it to hydrate.
  const hydrated = useHydrated();
  const query = useMemo(() => (hydrated ? readQuery(params) : emptyQuery), [hydrated, params]);

  const change: ChangeQuery = (part, { replace = false } = {}) => {
    const current = readQuery(params);
    // A changed list starts at its first page; a changed view does not change the list.
    const shown = part.view ? current.shown : PAGE_SIZE;
    setParams(writeQuery({ ...current, shown, ...part }, params), { replace });
  };
  return { query, change };
}
