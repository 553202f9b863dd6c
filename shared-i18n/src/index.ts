export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  localeOf,
  pathIn,
} from '@shop/shared-site/languages';
export { defineLocales } from './defineLocales';
export {
  briefDay,
  formatDay,
  formatPrice,
  formatTime,
  weekdayName,
} from './formats';
export { initI18n } from './i18n';
export { LanguageProvider, useLanguage } from './LanguageProvider';
export { loadLocales, reloadLocales, switchLanguage } from './loadLocales';
export type { Dictionary, Locales, SameKeys } from './locales';
export { commonLocales } from './locales/commonLocales';
export { changedTexts, provideTexts } from './localesBackend';
