import { createProductSearch } from '@shop/shared-data/product-search';
import { readTireSize } from './readTireSize';

/** What pages load once a visitor searches: one file, since both read the same sizes. */
export const search = { createProductSearch, readTireSize };
