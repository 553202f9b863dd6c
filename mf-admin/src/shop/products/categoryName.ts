import type { TFunction } from 'i18next';

/** The name of a product's category; of one without a translation, its id. */
export const categoryName = (t: TFunction<'adminProducts'>, id: string) =>
  t(`categories.${id}` as 'categories.used-tires', { defaultValue: id });
