import { LANGUAGES, type Language, localeOf } from '@shop/shared-site/languages';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { localesBackend, resetBackend } from './localesBackend';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    // Also where a call passes a `defaultValue`.
    strictKeyChecks: true;
  }
}

export function initI18n(language: Language) {
  resetBackend();
  void i18next
    .use(localesBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: LANGUAGES,
      // A key that a dictionary lacks shows itself.
      fallbackLng: false,
      ns: [],
      defaultNS: 'common',
      initAsync: false,
      maxRetries: 1,
      // No text refers to another one: of those that staff write, three could refer to each other for ever.
      interpolation: { escapeValue: false, nestingPrefix: '\0' },
      react: {
        useSuspense: false,
        // `Trans` puts each text in an element of its own (docs/teams.md, Pages that a browser translates).
        transWrapTextNodes: 'span',
      },
    });
  // `{{count, number}}`: the shop's Spanish groups digits as prices do, `10,000`.
  i18next.services.formatter?.addCached('number', (language) => {
    const { format } = new Intl.NumberFormat(localeOf(language as Language));
    return (value: number) => format(value);
  });
}
