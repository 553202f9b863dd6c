import type { Product } from './product';
import { sampleParts } from './sampleParts';
import { sampleTires } from './sampleTires';

/** One of the two catalogues. */
export interface Department {
  id: 'tires' | 'parts';
  /** Categories with a page of their own, `all` first. */
  categories: readonly string[];
  /** Dollars at which one price band ends and the next begins. */
  bandLimits: readonly number[];
  /** What a fresh installation lists. */
  samples: readonly Product[];
  /** Staff's products are tires. */
  hasStaffProducts: boolean;
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
  bandLimits: [100, 200, 300],
  samples: sampleTires,
  hasStaffProducts: true,
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
  bandLimits: [25, 50, 100],
  samples: sampleParts,
  hasStaffProducts: false,
};
