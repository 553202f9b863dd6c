import { type Language, useLanguage } from '@shop/shared-i18n';
import { useSearchParams } from '@shop/shared-vendor';
import { useState } from 'react';
import type { Typed } from './pageTexts';

/** The page that is open beside the list; the address holds it. */
export function useEditedPage(pages: readonly string[] | undefined) {
  const [params, setParams] = useSearchParams();
  const { language: ownLanguage } = useLanguage();
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const [namespaces, setNamespaces] = useState<readonly string[]>();
  const [typed, setTyped] = useState<Typed>();
  const path = pages?.find((each) => each === params.get('on'));
  return {
    path,
    choose: (next: string | undefined) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        if (next === undefined) after.delete('on');
        else after.set('on', next);
        return after;
      }),
    language,
    setLanguage,
    /** Of the texts that it shows, once it is loaded. */
    namespaces: path === undefined ? undefined : namespaces,
    setNamespaces,
    typed,
    setTyped,
  };
}

export type EditedPageState = ReturnType<typeof useEditedPage>;
