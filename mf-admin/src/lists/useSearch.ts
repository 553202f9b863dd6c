import { useSearchParams } from '@shop/shared-vendor';
import { useDeferredValue, useState } from 'react';

/**
 * What is searched for. It stands in the address, so that Back and a reload keep it; typing reads
 * the field's own state, because the router's comes too late for a caret.
 * @returns `search` for the field and `wanted` for the list, which may lag behind
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
  // Typing never waits for a long list.
  return { search, wanted: useDeferredValue(search), setSearch };
}
