import { useLocation } from '@shop/shared-vendor';
import { useEffect } from 'react';

let left = false;

/** Whether the visitor still reads the page whose HTML was composed. */
export const readsComposedPage = () => !left && document.getElementById('site') !== null;

/** Notices the first navigation: from then on pages are rendered here. */
export function useLeavingFirstPage() {
  const { key } = useLocation();
  useEffect(() => {
    // The router gives every entry but the first a key of its own.
    if (key !== 'default') left = true;
  }, [key]);
}
