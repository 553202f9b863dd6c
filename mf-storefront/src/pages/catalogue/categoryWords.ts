import { titleFromSlug } from '../../catalogue/titleFromSlug';
import type { en } from './locales/en';

type LabelWord = keyof typeof en.labels;
type IntroWord = keyof typeof en.intros;

/** The dictionary's words for the categories that have a page. */
const pageWords: Record<string, IntroWord> = {
  'new-tires': 'newTires',
  'used-tires': 'usedTires',
  'performance-tires': 'performanceTires',
  'all-season-tires': 'allSeasonTires',
  'winter-tires': 'winterTires',
  'run-flat-tires': 'runFlatTires',
  'brake-parts': 'brakeParts',
  'engine-parts': 'engineParts',
  filters: 'filters',
  'suspension-parts': 'suspensionParts',
  'electrical-parts': 'electricalParts',
  'transmission-parts': 'transmissionParts',
};

/** Those for what products have besides. */
const traitWords: Record<string, LabelWord> = {
  ...pageWords,
  'all-terrain-tires': 'allTerrainTires',
  wipers: 'wipers',
  'spark-plugs': 'sparkPlugs',
  new: 'new',
  used: 'used',
};

/** The word for a category's page; its title and its introduction go by it. */
export const pageWord = (department: 'tires' | 'parts', category: string): IntroWord =>
  pageWords[category] ?? (department === 'tires' ? 'allTires' : 'allParts');

/**
 * A category or condition as the visitor reads it.
 * @param trait its id; a category that no dictionary knows is read off its id, a brand stays
 */
export function traitLabel(trait: string, t: (key: `labels.${LabelWord}`) => string): string {
  const word = Object.hasOwn(traitWords, trait) ? traitWords[trait] : undefined;
  if (word) return t(`labels.${word}`);
  return /^[a-z]+(-[a-z]+)+$/.test(trait) ? titleFromSlug(trait) : trait;
}
