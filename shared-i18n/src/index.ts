export {
  currentLanguage,
  loadMessages,
  startEngine,
  switchLanguage,
} from './engine';
export { formatDay, formatPhone, formatPrice, formatTime } from './formats';
export { LanguageProvider, useLanguage } from './LanguageProvider';
export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  localeOf,
  pathIn,
} from './languages';
export {
  type Dictionary,
  defineMessages,
  type MessageKey,
  type MessageSet,
  type SameKeys,
} from './messageSet';
export { commonMessages } from './messages/commonMessages';
export { type Translate, useMessages } from './useMessages';
export { changedTexts, provideTexts } from './words';
