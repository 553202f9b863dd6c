import oilFilter from '../pictures/part-oil-filter.svg';
import sparkPlug from '../pictures/part-spark-plug.svg';
import wiperBlades from '../pictures/part-wiper-blades.svg';
import type { CatalogueProduct } from './product';

export const sampleParts: readonly CatalogueProduct[] = [
  {
    id: 'sample-oil-filter',
    name: 'Mobil 1 Extended Performance M1-110A',
    brand: 'Mobil 1',
    sku: 'FIL-M1110A',
    price: 13.99,
    image: oilFilter,
    category: 'filters',
    condition: 'new',
    inStock: true,
    freeShipping: false,
    rating: { stars: 4.8, reviews: 204 },
    specs: [{ label: 'thread', value: 'M20 × 1.5' }],
  },
  {
    id: 'sample-wiper-blades',
    name: 'Bosch ICON 24A',
    brand: 'Bosch',
    sku: 'WIP-BO24A',
    price: 27.99,
    image: wiperBlades,
    category: 'wipers',
    condition: 'new',
    inStock: true,
    freeShipping: true,
    rating: { stars: 4.6, reviews: 147 },
    specs: [{ label: 'length', value: '24"' }],
  },
  {
    id: 'sample-spark-plug',
    name: 'NGK Iridium IX BKR6EIX',
    brand: 'NGK',
    sku: 'SPK-BKR6EIX',
    price: 10.49,
    image: sparkPlug,
    category: 'spark-plugs',
    condition: 'new',
    inStock: false,
    freeShipping: false,
    rating: { stars: 4.7, reviews: 118 },
    specs: [
      { label: 'thread', value: '14 mm' },
      { label: 'hex', value: '5/8"' },
    ],
  },
];
