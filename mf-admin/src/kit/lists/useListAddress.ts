import { useSearchParams } from '@shop/shared-vendor';
import { useDeferredValue, useState } from 'react';
import { useChangeQuery } from '../../shop/address/useChangeQuery';

/** The column that a list is sorted by, and its direction. */
export interface Sorting {
  id: string;
  isDescending: boolean;
}

const sortingOf = (text: string | null): Sorting | undefined => {
  const [id, direction] = text?.split('.') ?? [];
  return id ? { id, isDescending: direction === 'desc' } : undefined;
};

/**
 * The search of the address. The field has a state of its own, because the router's state comes too late to keep the
 * caret in its place; the state follows an address that was not written by typing, such as that of a link.
 */
function useSearchField(addressed: string) {
  const [field, setField] = useState({ search: addressed, addressed, sent: [] as string[] });
  if (addressed !== field.addressed) {
    const at = field.sent.indexOf(addressed);
    const isLate = field.search !== field.addressed && at >= 0;
    setField({
      search: isLate ? field.search : addressed,
      addressed,
      sent: isLate ? field.sent.slice(at + 1) : [],
    });
  }
  return {
    search: field.search,
    setField: (search: string) =>
      setField((before) => ({ ...before, search, sent: [...before.sent, search] })),
  };
}

/**
 * Search, order and page of a list are in the address, so that Back and a reload restore them. `deferredSearch` may be
 * an earlier search.
 */
export function useListAddress() {
  const [params] = useSearchParams();
  const changeQuery = useChangeQuery();
  const { search, setField } = useSearchField(params.get('q') ?? '');
  // Another search or order starts on the first page.
  const change = (name: string, value: string) => changeQuery({ page: undefined, [name]: value });
  return {
    search,
    // Typing must not wait until a long list has rendered.
    deferredSearch: useDeferredValue(search),
    setSearch: (next: string) => {
      setField(next);
      change('q', next);
    },
    sorting: sortingOf(params.get('sort')),
    setSorting: (next: Sorting | undefined) =>
      change('sort', next ? `${next.id}${next.isDescending ? '.desc' : ''}` : ''),
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
    setPage: (next: number) => change('page', next > 1 ? String(next) : ''),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
