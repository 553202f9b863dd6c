import type { Product } from '@shop/shared-data';
import { screen, within } from '@testing-library/react';
import { fakeApi } from './fakeApi';
import { openAdmin } from './openAdmin';
import { product } from './rows';

/** Rows of two products, of which the second is out of stock. */
export const twoProducts = () => [
  product(),
  product({ id: '2', name: 'Blizzak WS90', category: 'winter-tires', in_stock: false }),
];

/** The API with these products; the database completes the others. */
export function productApi(rows: readonly Product[] = twoProducts()) {
  const api = fakeApi();
  beforeEach(() => {
    api.store('products', rows);
    api.trigger('products', (row) => ({ ...product(row) }));
  });
  return api;
}

export const openProducts = () => openAdmin('/admin/products');

/** The dialog with the form of a product. */
export const dialog = () => within(screen.getByRole('dialog'));

/** A field of that form, by the start of its label. */
export const field = (name: string) => dialog().getByLabelText(new RegExp(`^${name}`));

/** Opens the list of products and presses a button there. */
export async function openForm(button: string | RegExp) {
  const user = await openProducts();
  await user.click(await screen.findByRole('button', { name: button }));
  return user;
}
