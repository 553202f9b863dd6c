import { useLocation } from '@shop/shared-vendor';
import { createContext, useEffect } from 'react';
import type { Page } from './createPage';
import { useRequiredContext } from './useRequiredContext';

const PageContext = createContext<Page | undefined>(undefined);
PageContext.displayName = 'PageContext';

export const PageProvider = PageContext.Provider;

/** The page that the browser opened. The object is the same for as long as it is open. */
export const usePage = () => useRequiredContext(PageContext);

/** Detects the first navigation: from then on pages are rendered here. */
export function useLeavingFirstPage() {
  const { hydration } = usePage();
  const { key } = useLocation();
  useEffect(() => {
    if (!hydration.isFirstPage(key)) hydration.clearFailures();
  }, [hydration, key]);
}
