import { useLanguage } from '@shop/shared-i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsSectionName } from './section/useOpenSection';
import { type SettingsSection, sectionNames, sections } from './sections';

const textsIn = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
};

/** Without accents and in small letters: `dias` finds `Días`. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Finds the sections by their names and by all words on their screens.
 * @returns the found sections, each with the text that was found; undefined where the name has it
 */
export function useSectionSearch(search: string): Map<SettingsSectionName, string | undefined> {
  const { t, i18n } = useTranslation('adminSettings');
  const { language } = useLanguage();
  return useMemo(() => {
    const wanted = folded(search.trim());
    const has = (text: string) => folded(text).includes(wanted);
    const found = new Map<SettingsSectionName, string | undefined>();
    for (const name of sectionNames) {
      const { words = { keys: [name] } }: SettingsSection = sections[name];
      const texts =
        'namespace' in words
          ? i18n.getResourceBundle(language, words.namespace)
          : words.keys.map((key) => i18n.getResource(language, 'adminSettings', key));
      if (has(t(`sections.${name}`))) found.set(name, undefined);
      else {
        const text = textsIn(texts).find(has);
        if (text !== undefined) found.set(name, text);
      }
    }
    return found;
  }, [search, language, t, i18n]);
}
