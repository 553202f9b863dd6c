import type { Translate } from '@shop/shared-i18n';
import type { en } from './locales/en';

/** The name of a product's category; of one without a translation, its id. */
export const categoryName = (t: Translate<typeof en>, id: string) =>
  t(`categories.${id}` as 'categories.used-tires', { defaultValue: id });
