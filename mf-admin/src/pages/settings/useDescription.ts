import type { Setting } from '@shop/shared-data';
import { useLanguage, useTranslate } from '@shop/shared-i18n';
import { settingsLocales } from './locales/settingsLocales';

/** Describes settings. The database has an English text; the dictionary translates the known keys. */
export function useDescription() {
  const t = useTranslate(settingsLocales);
  const { language } = useLanguage();
  return ({ key, description }: Setting) => {
    const name = `known.${key}`;
    const translated = t(name as Parameters<typeof t>[0]);
    // The translation of a missing key is the key.
    const isKnown = translated !== name;
    return language !== 'en' && isKnown ? translated : description;
  };
}
