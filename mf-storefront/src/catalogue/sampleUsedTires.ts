import used from '../pictures/tire-used.svg';
import type { CatalogueProduct } from './product';
import { tireSpecs } from './tireSpecs';

/** Used samples: worn, but far above Georgia's legal minimum of 2/32". */
export const sampleUsedTires: readonly CatalogueProduct[] = [
  {
    id: 'sample-used-maxlife',
    name: 'Goodyear Assurance MaxLife',
    brand: 'Goodyear',
    sku: 'USED-GY-2155517',
    price: 64.99,
    image: used,
    category: 'all-season-tires',
    condition: 'used',
    inStock: true,
    freeShipping: false,
    rating: { stars: 4.5, reviews: 58 },
    treadDepth: 8,
    specs: tireSpecs('215/55R17 94V'),
  },
  {
    id: 'sample-used-purecontact',
    name: 'Continental PureContact LS',
    brand: 'Continental',
    sku: 'USED-CO-2255017',
    price: 59.99,
    image: used,
    category: 'all-season-tires',
    condition: 'used',
    inStock: true,
    freeShipping: false,
    rating: { stars: 4.4, reviews: 43 },
    treadDepth: 7,
    specs: tireSpecs('225/50R17 94V'),
  },
  {
    id: 'sample-used-altimax',
    name: 'General AltiMAX 365AW',
    brand: 'General',
    sku: 'USED-GE-1956515',
    price: 44.99,
    image: used,
    category: 'all-season-tires',
    condition: 'used',
    inStock: true,
    freeShipping: false,
    rating: { stars: 4.2, reviews: 31 },
    treadDepth: 5,
    specs: tireSpecs('195/65R15 91H'),
  },
];
