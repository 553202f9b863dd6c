import { allRows } from './allRows';
import { type Product, productRow } from './product';
import { publicClient } from './publicClient';

/** Fetches all products, newest first. @throws {DataError} */
export const listProducts = (): Promise<Product[]> =>
  allRows(
    (from, to) =>
      publicClient()
        .from('products')
        .select('*', { count: 'exact' })
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, to),
    productRow,
  );
