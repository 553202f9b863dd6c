import { useLanguage } from '@shop/shared-i18n';
import { useEffect } from 'react';
import { askedLanguage } from './languageOfAddress';

/** Follows `?lang=` once the page is there: the first render has the language of its HTML. */
export function useAskedLanguage() {
  const { setLanguage } = useLanguage();
  useEffect(() => {
    const asked = askedLanguage(location.search);
    if (asked) setLanguage(asked).catch((error) => console.error('[shell] language', error));
  }, [setLanguage]);
}
