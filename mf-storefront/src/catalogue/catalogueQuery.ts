/** A visitor's query of a catalogue. It is stored in the address, for links and the Back button. */
export interface CatalogueQuery {
  search: string;
  filters: readonly string[];
  prices: readonly string[];
  /** A vehicle's own tires, `225/65R17 102H`: only what replaces one of them is listed. */
  fits: readonly string[];
  /** The vehicle that was found, `2016 Honda Odyssey`. */
  vehicle: string;
  /** By price, from the lowest or the highest; empty: what fits the search best, then the newest. */
  sort: '' | 'price' | '-price';
  view: 'grid' | 'list';
  /** How many products are shown before "show more"; a multiple of the page size. */
  shown: number;
}

export const PAGE_SIZE = 24;

export const emptyQuery: CatalogueQuery = {
  search: '',
  filters: [],
  prices: [],
  fits: [],
  vehicle: '',
  sort: '',
  view: 'grid',
  shown: PAGE_SIZE,
};

export const SORTS: readonly CatalogueQuery['sort'][] = ['', 'price', '-price'];

const unique = (values: readonly string[]) => [...new Set(values.filter(Boolean))];

/** Parses an address. Invalid parameters fall back to their default. */
export function readQuery(params: URLSearchParams): CatalogueQuery {
  const pages = Math.ceil(Number(params.get('shown')) / PAGE_SIZE);
  return {
    search: params.get('q') ?? '',
    filters: unique(params.getAll('filter')),
    prices: unique(params.getAll('price')),
    fits: unique(params.getAll('fits')),
    vehicle: params.get('vehicle') ?? '',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? '',
    view: params.get('view') === 'list' ? 'list' : 'grid',
    shown: Number.isSafeInteger(pages) && pages > 0 ? pages * PAGE_SIZE : PAGE_SIZE,
  };
}

/** Omits default values. `others` are parameters of other modules, which are preserved. */
export function writeQuery(query: CatalogueQuery, others = new URLSearchParams()) {
  const params = new URLSearchParams(others);
  for (const ours of ['q', 'filter', 'price', 'fits', 'vehicle', 'sort', 'view', 'shown'])
    params.delete(ours);
  if (query.search.trim()) params.set('q', query.search);
  for (const filter of unique(query.filters)) params.append('filter', filter);
  for (const price of unique(query.prices)) params.append('price', price);
  for (const marking of unique(query.fits)) params.append('fits', marking);
  if (query.vehicle) params.set('vehicle', query.vehicle);
  if (query.sort) params.set('sort', query.sort);
  if (query.view === 'list') params.set('view', query.view);
  if (query.shown > PAGE_SIZE) params.set('shown', String(query.shown));
  return params;
}

export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
