import allSeason from '../pictures/tire-all-season.svg';
import allTerrain from '../pictures/tire-all-terrain.svg';
import performance from '../pictures/tire-performance.svg';
import runFlat from '../pictures/tire-run-flat.svg';
import winter from '../pictures/tire-winter.svg';
import type { CatalogueProduct } from './product';
import { sampleUsedTires } from './sampleUsedTires';
import { tireSpecs } from './tireSpecs';

const sampleNewTires: readonly CatalogueProduct[] = [
  {
    id: 'sample-crossclimate2',
    name: 'Michelin CrossClimate2',
    brand: 'Michelin',
    sku: 'MIC-CC2-2256517',
    price: 197.99,
    image: allSeason,
    category: 'all-season-tires',
    condition: 'new',
    inStock: true,
    freeShipping: true,
    rating: { stars: 4.8, reviews: 412 },
    specs: tireSpecs('225/65R17 102H'),
  },
  {
    id: 'sample-pilot-sport-4s',
    name: 'Michelin Pilot Sport 4S',
    brand: 'Michelin',
    sku: 'MIC-PS4S-2454019',
    price: 329.99,
    image: performance,
    category: 'performance-tires',
    condition: 'new',
    inStock: true,
    freeShipping: true,
    rating: { stars: 4.9, reviews: 268 },
    specs: tireSpecs('245/40ZR19 98Y'),
  },
  {
    id: 'sample-blizzak-ws90',
    name: 'Bridgestone Blizzak WS90',
    brand: 'Bridgestone',
    sku: 'BRI-WS90-2055516',
    price: 154.99,
    image: winter,
    category: 'winter-tires',
    condition: 'new',
    inStock: true,
    freeShipping: true,
    rating: { stars: 4.7, reviews: 189 },
    specs: tireSpecs('205/55R16 91H'),
  },
  {
    id: 'sample-primacy-mxm4-zp',
    name: 'Michelin Primacy MXM4 ZP',
    brand: 'Michelin',
    sku: 'MIC-MXM4ZP-2255017',
    price: 268.5,
    image: runFlat,
    category: 'run-flat-tires',
    condition: 'new',
    inStock: false,
    freeShipping: false,
    rating: { stars: 4.3, reviews: 96 },
    specs: tireSpecs('225/50R17 94V'),
  },
  {
    id: 'sample-discoverer-at3-4s',
    name: 'Cooper Discoverer AT3 4S',
    brand: 'Cooper',
    sku: 'COO-AT34S-2657017',
    price: 219.99,
    image: allTerrain,
    category: 'all-terrain-tires',
    condition: 'new',
    inStock: true,
    freeShipping: true,
    rating: { stars: 4.6, reviews: 231 },
    specs: tireSpecs('265/70R17 115T'),
  },
];

/** The tires of a fresh installation: real products, in sizes that fit common cars here. */
export const sampleTires: readonly CatalogueProduct[] = [...sampleNewTires, ...sampleUsedTires];
