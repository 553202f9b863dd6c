import { isSpanish } from '@shop/shared-data/staff';
import { type Language, useLanguage } from '@shop/shared-i18n';
import { useSearchParams } from '@shop/shared-vendor';
import { useState } from 'react';
import { useChangeQuery } from '../../shop/address/useChangeQuery';
import type { Typed } from './pageTexts';

/**
 * The page that is open beside the list, and the text that is open; the address holds both.
 * @param only the language of pages that have one alone
 */
export function useEditedPage(
  pages: readonly string[] | undefined,
  only: ReadonlyMap<string, Language | undefined>,
) {
  const [params] = useSearchParams();
  const change = useChangeQuery();
  const { language: ownLanguage } = useLanguage();
  const text = params.get('text') ?? undefined;
  const [language, setLanguage] = useState<Language>(text && isSpanish(text) ? 'es' : ownLanguage);
  const [namespaces, setNamespaces] = useState<readonly string[]>();
  const [typed, setTyped] = useState<Typed>();
  const path = pages?.find((each) => each === params.get('on'));
  return {
    path,
    choose: (next: string) => {
      setLanguage(only.get(next) ?? language);
      change({ on: next }, { replace: false });
    },
    /** In the whole list, the text may be on a later page. */
    close: () => change({ on: undefined, text: undefined }, { replace: false }),
    /** The id of the text; unknown while the texts are loading. */
    text,
    edit: (id: string) => {
      change({ text: id });
      setLanguage(isSpanish(id) ? 'es' : 'en');
    },
    closeText: () => change({ text: undefined }),
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
