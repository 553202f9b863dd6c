import type { Setting } from '@shop/shared-data';
import { useLanguage, useTranslate } from '@shop/shared-i18n';
import { settingsLocales } from './locales/settingsLocales';

const camelCase = (key: string) =>
  key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a setting means. The database describes it in English; the keys we know, we translate. */
export function useDescription() {
  const t = useTranslate(settingsLocales);
  const { language } = useLanguage();
  return ({ key, description }: Setting) => {
    const name = `known.${camelCase(key)}`;
    const translated = t(name as Parameters<typeof t>[0]);
    // A key that no dictionary has shows itself.
    const isKnown = translated !== name;
    return language !== 'en' && isKnown ? translated : description;
  };
}
