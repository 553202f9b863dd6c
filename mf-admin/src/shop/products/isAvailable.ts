import type { Product } from '@shop/shared-data';

/** Whether a product can be bought now: neither marked as sold out nor all of them promised. */
export const isAvailable = ({ in_stock, available }: Product) => in_stock && available !== 0;
