import type { ProductInput } from '@shop/shared-data/staff';
import type { TFunction } from 'i18next';

/** The labels of the product form in the order of the screen. */
export const productLabels = (
  t: TFunction<'adminProducts'>,
): Record<Exclude<keyof ProductInput, 'kind'>, string> => ({
  name: t('form.name'),
  name_es: t('form.nameEs'),
  description: t('form.description'),
  description_es: t('form.descriptionEs'),
  price: t('form.price'),
  category: t('form.category'),
  condition: t('form.condition'),
  brand: t('form.brand'),
  sku: t('form.sku'),
  size: t('form.size'),
  load_index: t('form.loadIndex'),
  speed_rating: t('form.speedRating'),
  tread_32nds: t('form.tread'),
  dot: t('form.dot'),
  quantity: t('form.quantity'),
  low_stock: t('form.lowStock'),
  image_url: t('form.imageUrl'),
  photos: t('form.photos'),
  in_stock: t('form.inStock'),
  free_shipping: t('form.freeShipping'),
  is_sample: t('samples.badge'),
});
