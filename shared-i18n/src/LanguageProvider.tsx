import type { Language } from '@shop/shared-site/languages';
import { createStore, type StoreApi, useStore } from '@shop/shared-vendor';
import i18next from 'i18next';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { switchLanguage } from './loadLocales';

interface LanguageState {
  language: Language;
  /** Rejects when the other language's dictionaries cannot be fetched; the language then stays. */
  setLanguage(language: Language): Promise<void>;
}

const LanguageContext = createContext<StoreApi<LanguageState> | null>(null);

const createLanguageStore = () =>
  createStore<LanguageState>((set) => ({
    language: i18next.language as Language,
    setLanguage: async (language) => {
      await switchLanguage(language);
      // Not the argument: a later call may have chosen another language meanwhile.
      set({ language: i18next.language as Language });
    },
  }));

/** Holds the language in memory only, as specified. `initI18n` must have been called. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createLanguageStore);
  return <LanguageContext.Provider value={store}>{children}</LanguageContext.Provider>;
}

/**
 * Returns the current language and the function that changes it.
 * @throws outside a LanguageProvider
 */
export function useLanguage(): LanguageState {
  const store = useContext(LanguageContext);
  if (!store) throw new Error('useLanguage must be used within a LanguageProvider');
  return useStore(store);
}
