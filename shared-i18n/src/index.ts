// loadMessages, defineMessages, commonMessages and useMessages are the names of contract 2; they are
// removed once the shell mounts remotes of contract 3 only.

export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  localeOf,
  pathIn,
} from '@shop/site/languages';
export { defineLocales, defineLocales as defineMessages } from './defineLocales';
export { changedTexts, provideTexts } from './dictionaries';
export {
  currentLanguage,
  loadLocales,
  loadLocales as loadMessages,
  startEngine,
  switchLanguage,
} from './engine';
export { formatDay, formatPhone, formatPrice, formatTime } from './formats';
export { LanguageProvider, useLanguage } from './LanguageProvider';
export type { Dictionary, Locales, SameKeys, TranslationKey } from './locales';
export { commonLocales, commonLocales as commonMessages } from './locales/commonLocales';
export { type Translate, useTranslate, useTranslate as useMessages } from './useTranslate';
