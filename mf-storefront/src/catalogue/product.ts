import type { PublishedProduct } from '@shop/shared-contract';
import type { Language } from '@shop/shared-i18n';

export const isTire = ({ kind }: PublishedProduct): boolean => kind === 'tire';

/** Name and description in the language of the visitor, in English where staff entered no Spanish. */
export function productTexts(product: PublishedProduct, language: Language) {
  const { name, name_es = name, description, description_es = description } = product;
  return language === 'es' ? { name: name_es, description: description_es } : { name, description };
}

/** The language of name and description, for the attribute `lang`, where it is not that of the page. */
export function productLanguages(
  { name_es, description_es }: PublishedProduct,
  language: Language,
): { name?: Language; description?: Language } {
  if (language === 'en') return {};
  return { ...(!name_es && { name: 'en' }), ...(!description_es && { description: 'en' }) };
}

/** What stands on the sidewall of a tire, as far as staff entered it: `225/65R17 102H`. Undefined without a size. */
export function markingOf({ size, load_index, speed_rating }: PublishedProduct) {
  return size && `${size} ${load_index ?? ''}${speed_rating ?? ''}`.trim();
}
