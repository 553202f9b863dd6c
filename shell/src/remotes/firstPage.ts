import { useLocation } from '@shop/shared-vendor';
import { useEffect } from 'react';

const firstPath = location.pathname;
let firstEntry: string | undefined;
let left = false;

/**
 * Whether the visitor has not left the page that the browser opened.
 * @param entry the router's key of the history entry that is shown; a reload keeps it
 */
export function isFirstPage(entry: string): boolean {
  firstEntry ??= entry;
  if (entry !== firstEntry) left = true;
  return !left;
}

/**
 * Whether the visitor still reads the page whose HTML was composed. The address tells at once that
 * they go elsewhere; what the router renders may come later than the failure of what they go to.
 */
export const readsComposedPage = () =>
  !left && location.pathname === firstPath && document.getElementById('site') !== null;

/** Notices the first navigation: from then on pages are rendered here. */
export function useLeavingFirstPage() {
  const { key } = useLocation();
  useEffect(() => {
    isFirstPage(key);
  }, [key]);
}
