import type { TFunction } from 'i18next';
import { type Department, departments } from './departments';
import type { en } from './locales/en';
import type { PriceBand } from './priceBand';

type LabelKey = keyof typeof en.labels;

/** The traits of products that the locales translate: a category or a condition, by its id. */
export const translatedTraits: ReadonlySet<string> = new Set([
  ...departments.flatMap(({ categories }) => categories.filter((each) => each !== 'all')),
  ...departments.flatMap(({ subcategories }) => subcategories.map(({ id }) => id)),
  'new',
  'used',
]);

const isTranslated = (trait: string): trait is LabelKey => translatedTraits.has(trait);

/** A category's id as a title: `brake-parts` becomes `Brake Parts`. */
export const titleFromSlug = (slug: string) =>
  slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * An unknown category becomes a title, a brand stays as it is.
 * @param of of what it is a trait: in Spanish tires are `Nueva`, parts `Nuevo`
 */
export function traitLabel(
  trait: string,
  t: (key: `labels.${LabelKey}`) => string,
  of: Department['id'] = 'tires',
): string {
  if (of === 'parts' && (trait === 'new' || trait === 'used')) return t(`labels.${trait}-part`);
  if (isTranslated(trait)) return t(`labels.${trait}`);
  return /^[a-z]+(-[a-z]+)+$/.test(trait) ? titleFromSlug(trait) : trait;
}

const dollars = (amount = 0) => `$${amount}`;

export function bandLabel({ from, to }: PriceBand, t: TFunction<'catalogue'>): string {
  if (from === undefined) return t('filters.bands.under', { to: dollars(to) });
  if (to === undefined) return t('filters.bands.over', { from: dollars(from) });
  return t('filters.bands.between', { from: dollars(from), to: dollars(to) });
}
