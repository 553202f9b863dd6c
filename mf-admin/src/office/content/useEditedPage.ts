import { isSpanish } from '@shop/shared-data/staff';
import { type Language, useLanguage } from '@shop/shared-i18n';
import { useSearchParams } from '@shop/shared-vendor';
import { useState } from 'react';
import type { Typed } from './pageTexts';

/** The page that is open beside the list, and the text that is open; the address holds both. */
export function useEditedPage(pages: readonly string[] | undefined) {
  const [params, setParams] = useSearchParams();
  const { language: ownLanguage } = useLanguage();
  const text = params.get('text') ?? undefined;
  const [language, setLanguage] = useState<Language>(text && isSpanish(text) ? 'es' : ownLanguage);
  const [namespaces, setNamespaces] = useState<readonly string[]>();
  const [typed, setTyped] = useState<Typed>();
  const path = pages?.find((each) => each === params.get('on'));
  const change = (values: Readonly<Record<string, string | undefined>>, replace = false) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace },
    );
  return {
    path,
    choose: (next: string) => change({ on: next }),
    /** In the whole list, the text may be on a later page. */
    close: () => change({ on: undefined, text: undefined }),
    /** The id of the text; unknown while the texts are loading. */
    text,
    edit: (id: string) => {
      change({ text: id }, true);
      setLanguage(isSpanish(id) ? 'es' : 'en');
    },
    closeText: () => change({ text: undefined }, true),
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
