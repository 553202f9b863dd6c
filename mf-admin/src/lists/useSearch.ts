import { useSearchParams } from '@shop/shared-vendor';
import { useDeferredValue, useState } from 'react';

/**
 * The search is in the address, so that Back and a reload restore it. The field has a state of its own, because the
 * router's state comes too late to keep the caret in its place. `deferredSearch` may be an earlier one.
 */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const [search, setState] = useState(params.get('q') ?? '');
  const setSearch = (next: string) => {
    setState(next);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set('q', next);
        else after.delete('q');
        return after;
      },
      { replace: true },
    );
  };
  // Typing must not wait until a long list has rendered.
  return { search, deferredSearch: useDeferredValue(search), setSearch };
}
