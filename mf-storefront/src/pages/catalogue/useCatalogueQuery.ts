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
 * The query in the address, and how to change it. Choices make a history entry, so that Back takes
 * them back one by one; typing and looks replace the current one.
 */
export function useCatalogueQuery() {
  const [params, setParams] = useSearchParams();
  // The prerendered page knows no query; until it has come to life the two must agree.
  const hydrated = useHydrated();
  const query = useMemo(() => (hydrated ? readQuery(params) : emptyQuery), [hydrated, params]);

  const change: ChangeQuery = (part, { replace = false } = {}) => {
    const current = readQuery(params);
    // Another list starts at its top; another look keeps what is shown.
    const shown = part.view ? current.shown : PAGE_SIZE;
    setParams(writeQuery({ ...current, shown, ...part }, params), { replace });
  };
  return { query, change };
}
