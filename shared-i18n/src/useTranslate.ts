import { useMemo, useSyncExternalStore } from 'react';
import { onTextsChange, shownTexts, translate, type Values } from './engine';
import type { Locales, TranslationKey } from './locales';

/** Returns the text of a key in the current language, with values for its `{{placeholders}}`. */
export type Translate<Shape> = (key: TranslationKey<Shape>, values?: Values) => string;

/**
 * Returns the translations of a namespace; re-renders when the language changes.
 * @param set what `defineLocales` returned
 */
export function useTranslate<Shape>({ namespace }: Locales<Shape>): Translate<Shape> {
  const shown = useSyncExternalStore(onTextsChange, shownTexts, shownTexts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function makes what depends on it render again when texts change.
  return useMemo(() => (key, values) => translate(namespace, key, values), [namespace, shown]);
}
