import { useTranslation } from '@shop/shared-vendor';
import type { Locales, TranslationKey } from './locales';

/** Turns a key, and values for its `{{placeholders}}`, into a sentence of the current language. */
export type Translate<Shape> = (
  key: TranslationKey<Shape>,
  values?: Record<string, string | number>,
) => string;

/**
 * The words of a set in the current language; re-renders when the language changes.
 * @param set what `defineLocales` returned
 */
export function useTranslate<Shape>(set: Locales<Shape>): Translate<Shape> {
  const { t } = useTranslation(set.namespace);
  // The engine types keys from one global registry; ours come with each team's own set.
  return t as unknown as Translate<Shape>;
}
