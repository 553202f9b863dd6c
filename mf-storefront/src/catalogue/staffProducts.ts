import type { Product as StaffProduct } from '@shop/shared-data';
import { createStore } from '@shop/shared-vendor';
import type { Product } from './product';

/** A row that staff wrote, as the catalogue shows it. They record no brand, rating or shipping. */
export function fromStaff(row: StaffProduct): Product {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.price,
    image: row.image_url,
    category: row.category,
    condition: row.category === 'used-tires' ? 'used' : 'new',
    inStock: row.in_stock,
    freeShipping: false,
    specs: [],
  };
}

interface StaffProducts {
  status: 'waiting' | 'loading' | 'loaded' | 'failed';
  products: readonly Product[];
}

/** Kept for the page's lifetime, so that going from category to category asks and flashes once. */
export const staffProducts = createStore<StaffProducts>(() => ({
  status: 'waiting',
  products: [],
}));

/** Fetches what staff list, unless that has been done. Never throws; the status tells. */
export async function loadStaffProducts() {
  const { status } = staffProducts.getState();
  if (status === 'loading' || status === 'loaded') return;
  staffProducts.setState({ status: 'loading' });
  try {
    // Only now: no catalogue waits for the data client before its first paint.
    const { listProducts } = await import('@shop/shared-data');
    const rows = await listProducts();
    staffProducts.setState({ status: 'loaded', products: rows.map(fromStaff) });
  } catch {
    staffProducts.setState({ status: 'failed' });
  }
}
