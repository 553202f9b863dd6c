import type { Language } from '@shop/shared-site/languages';
import { createStore, type StoreApi, useStore } from '@shop/shared-vendor';
import i18next from 'i18next';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { switchLanguage } from './loadLocales';

interface LanguageState {
  language: Language;
  /** Rejects when the other language's dictionaries cannot be fetched; the language then stays. */
  setLanguage(language: Language): Promise<void>;
}

const LanguageContext = createContext<StoreApi<LanguageState> | null>(null);

const createLanguageStore = () =>
  createStore<LanguageState>(() => ({
    language: i18next.language as Language,
    setLanguage: switchLanguage,
  }));

/** Holds the current language; the address states it, and nothing is stored. `initI18n` must have been called. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createLanguageStore);
  useEffect(() => {
    // A remote may also change it with i18next itself.
    const follow = () => {
      const language = i18next.language as Language;
      if (store.getState().language !== language) store.setState({ language });
    };
    i18next.on('languageChanged', follow);
    // The effects of children run first, and may have changed it.
    follow();
    return () => i18next.off('languageChanged', follow);
  }, [store]);
  return <LanguageContext.Provider value={store}>{children}</LanguageContext.Provider>;
}

/** @throws outside a LanguageProvider */
export function useLanguage(): LanguageState {
  const store = useContext(LanguageContext);
  if (!store) throw new Error('useLanguage must be used within a LanguageProvider');
  return useStore(store);
}
