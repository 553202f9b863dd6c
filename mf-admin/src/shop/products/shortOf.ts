import type { Product } from '@shop/shared-data';

/** How many more of a product bookings hold than the shop has; 0 when it does not count them. */
export const shortOf = ({ quantity, promised }: Pick<Product, 'quantity' | 'promised'>) =>
  Math.max(0, promised - (quantity ?? promised));
