/** What a visitor asks of a catalogue. The address holds it: links carry it, Back returns to it. */
export interface CatalogueQuery {
  /** As typed. */
  search: string;
  /** Selected categories, conditions and brands. */
  filters: readonly string[];
  /** Ids of the selected price bands. */
  prices: readonly string[];
  view: 'grid' | 'list';
  /** How many products are shown before "show more"; a multiple of the page size. */
  shown: number;
}

export const PAGE_SIZE = 24;

export const emptyQuery: CatalogueQuery = {
  search: '',
  filters: [],
  prices: [],
  view: 'grid',
  shown: PAGE_SIZE,
};

const unique = (values: readonly string[]) => [...new Set(values.filter(Boolean))];

/** Reads an address. Whatever makes no sense in it counts as not said. */
export function readQuery(params: URLSearchParams): CatalogueQuery {
  const pages = Math.ceil(Number(params.get('shown')) / PAGE_SIZE);
  return {
    search: params.get('q') ?? '',
    filters: unique(params.getAll('filter')),
    prices: unique(params.getAll('price')),
    view: params.get('view') === 'list' ? 'list' : 'grid',
    shown: Number.isSafeInteger(pages) && pages > 0 ? pages * PAGE_SIZE : PAGE_SIZE,
  };
}

/**
 * Writes an address, without what is as usual anyway.
 * @param others parameters to start from; those that aren't ours are kept
 */
export function writeQuery(query: CatalogueQuery, others = new URLSearchParams()) {
  const params = new URLSearchParams(others);
  for (const ours of ['q', 'filter', 'price', 'view', 'shown']) params.delete(ours);
  if (query.search.trim()) params.set('q', query.search);
  for (const filter of unique(query.filters)) params.append('filter', filter);
  for (const price of unique(query.prices)) params.append('price', price);
  if (query.view === 'list') params.set('view', query.view);
  if (query.shown > PAGE_SIZE) params.set('shown', String(query.shown));
  return params;
}

/** The list with one more, or without it. */
export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
