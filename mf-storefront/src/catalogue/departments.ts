/**
 * One of the two catalogues. Links and filters are made from its categories, and tests compare the locales, menus and
 * prerendered addresses with them.
 */
export interface Department {
  id: 'tires' | 'parts';
  /** Categories with a page of their own, in the order of the menu; `all` comes first. */
  categories: readonly string[];
  /** Categories without a page of their own, and which category's page lists each, if one does. */
  subcategories: readonly { id: string; listedUnder?: string }[];
  /** Dollars at which one price band ends and the next begins. */
  bandLimits: readonly number[];
  /** What to offer where a category has no products: the categories that come closest, best first. */
  nearest: Readonly<Record<string, readonly string[]>>;
}

export const tires: Department = {
  id: 'tires',
  categories: [
    'all',
    'new-tires',
    'used-tires',
    'performance-tires',
    'all-season-tires',
    'winter-tires',
    'run-flat-tires',
  ],
  subcategories: [{ id: 'all-terrain-tires' }],
  bandLimits: [100, 200, 300],
  nearest: {
    'new-tires': ['used-tires'],
    'used-tires': ['new-tires'],
    'performance-tires': ['all-season-tires', 'new-tires'],
    'all-season-tires': ['new-tires', 'used-tires'],
    'winter-tires': ['all-season-tires', 'new-tires'],
    'run-flat-tires': ['performance-tires', 'all-season-tires', 'new-tires'],
  },
};

export const parts: Department = {
  id: 'parts',
  categories: [
    'all',
    'brake-parts',
    'engine-parts',
    'filters',
    'suspension-parts',
    'electrical-parts',
    'transmission-parts',
  ],
  subcategories: [{ id: 'wipers' }, { id: 'spark-plugs', listedUnder: 'engine-parts' }],
  bandLimits: [25, 50, 100],
  nearest: {
    'brake-parts': ['suspension-parts'],
    'engine-parts': ['filters', 'electrical-parts'],
    filters: ['engine-parts'],
    'suspension-parts': ['brake-parts'],
    'electrical-parts': ['engine-parts'],
    'transmission-parts': ['engine-parts', 'filters'],
  },
};

export const departments = [tires, parts] as const;
