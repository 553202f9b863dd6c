import { useHydrated } from '@shop/shared-ui';
import { useSearchParams } from '@shop/shared-vendor';
import { startTransition, useMemo, useOptimistic } from 'react';
import {
  type CatalogueQuery,
  emptyQuery,
  PAGE_SIZE,
  readQuery,
  writeQuery,
} from '../../catalogue/catalogueQuery';

export type ChangeQuery = (part: Partial<CatalogueQuery>, options?: { replace?: boolean }) => void;

/**
 * The query in the address. A filter adds a history entry, so that Back removes it; search and view replace the
 * entry.
 * @returns `query` for the list, and `selected` for what a visitor presses: the address changes in a transition,
 *   which ends when the list has rendered, and a pressed box must show its mark before
 */
export function useCatalogueQuery() {
  const [params, setParams] = useSearchParams();
  // The prerendered page has no query; the first render must match it to hydrate.
  const hydrated = useHydrated();
  const inAddress = useMemo(() => readQuery(params), [params]);
  const [latest, selectNow] = useOptimistic(inAddress);

  const change: ChangeQuery = (part, { replace = false } = {}) => {
    // A changed list starts at its first page; a changed view does not change the list.
    const shown = Object.keys(part).join() === 'view' ? latest.shown : PAGE_SIZE;
    const next = { ...latest, shown, ...part };
    startTransition(() => {
      selectNow(next);
      setParams(writeQuery(next, params), { replace });
    });
  };
  return {
    query: hydrated ? inAddress : emptyQuery,
    selected: hydrated ? latest : emptyQuery,
    change,
  };
}
