import { useLocation } from '@shop/shared-vendor';
import { createContext, useContext, useEffect } from 'react';
import type { Page } from './createPage';

const PageContext = createContext<Page | undefined>(undefined);

export const PageProvider = PageContext.Provider;

/**
 * The page that the browser opened. The object is the same for as long as it is open.
 * @throws outside the provider
 */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage() was called outside PageProvider');
  return page;
}

/** Detects the first navigation: from then on pages are rendered here. */
export function useLeavingFirstPage() {
  const { hydration } = usePage();
  const { key } = useLocation();
  useEffect(() => {
    if (!hydration.isFirstPage(key)) hydration.clearFailures();
  }, [hydration, key]);
}
