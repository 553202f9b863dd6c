import { blankProduct } from '@shop/shared-data/staff';

/** The fields of a product, as columns. */
export const productFields = Object.keys(blankProduct) as (keyof typeof blankProduct)[];

/** In their order; the names are the same in both languages. */
export const productColumns = ['id', ...productFields] as const;
export type ProductColumn = (typeof productColumns)[number];
