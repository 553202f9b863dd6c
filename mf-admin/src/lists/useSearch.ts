import { useSearchParams } from '@shop/shared-vendor';
import { useState } from 'react';

/**
 * What is searched for. It stands in the address, so that Back and a reload keep it; typing reads
 * the field's own state, because the router's comes too late for a caret.
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
  return { search, setSearch };
}
