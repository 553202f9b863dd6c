import { useTranslation } from '@shop/shared-vendor';
import type { Locales, TranslationKey } from './locales';

/** Returns the text of a key in the current language, with values for its `{{placeholders}}`. */
export type Translate<Shape> = (
  key: TranslationKey<Shape>,
  values?: Record<string, string | number>,
) => string;

/**
 * Returns the translations of a namespace; re-renders when the language changes.
 * @param set what `defineLocales` returned
 */
export function useTranslate<Shape>(set: Locales<Shape>): Translate<Shape> {
  const { t } = useTranslation(set.namespace);
  // i18next takes the types of keys from one global registry; here each team declares its own.
  return t as unknown as Translate<Shape>;
}
