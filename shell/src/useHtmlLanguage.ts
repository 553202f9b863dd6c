import { useLanguage } from '@shop/shared-i18n';
import { useEffect } from 'react';

/** Keeps `<html lang>` true, for screen readers, hyphenation and translation tools. */
export function useHtmlLanguage() {
  const { language } = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
