import type { Product } from '@shop/shared-data';
import type { TFunction } from 'i18next';
import type { Column } from '../../../kit/lists/columns';
import { categoryName } from '../../../shop/products/categoryName';

/** What the columns of the list are sorted by. */
export const sortValues = (t: TFunction<'adminProducts'>) =>
  ({
    product: ({ name }) => name,
    category: ({ category }) => categoryName(t, category),
    price: ({ price }) => price,
    stock: ({ quantity }) => quantity,
  }) satisfies Record<string, Column<Product>['value']>;
