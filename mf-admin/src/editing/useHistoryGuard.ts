import { useLocation } from '@shop/shared-vendor';
import { useCallback, useEffect, useRef } from 'react';

/** React Router numbers its entries of the history (`idx`); ours is a copy of the one below it. */
interface EntryState {
  idx?: number;
  isCopy?: boolean;
}

const entryState = () => (history.state ?? {}) as EntryState;

/**
 * Holds back the browser's Back. It can't be prevented, and the router hears of it first; so while
 * something is unsaved, a copy of the page's entry lies on top of it, and Back only reaches the
 * entry itself: the same page.
 * @returns `protect`, to call when something unsaved has come up, and `isOnCopy`
 */
export function useHistoryGuard(isDirty: () => boolean, hold: (go: () => void) => void) {
  const { key } = useLocation();
  const here = useRef<EntryState & { key?: string }>({});

  const protect = useCallback(() => {
    if (!entryState().isCopy) {
      history.pushState({ ...entryState(), isCopy: true }, '', location.href);
    }
    here.current = entryState();
  }, []);
  const isOnCopy = useCallback(() => entryState().isCopy === true, []);

  useEffect(() => {
    here.current = { ...entryState(), key };
    // The router's replacing of an entry makes a copy an entry like others.
    if (isDirty()) protect();
  }, [key, isDirty, protect]);

  useEffect(() => {
    const onTraverse = () => {
      const from = here.current;
      here.current = entryState();
      const { idx, isCopy } = here.current;
      if (!from.isCopy || isCopy || idx !== from.idx) return;
      if (!isDirty()) {
        // Nothing to lose any more: go where Back was meant to go.
        history.back();
      } else {
        protect();
        hold(() => history.go(-2));
      }
    };
    window.addEventListener('popstate', onTraverse);
    return () => window.removeEventListener('popstate', onTraverse);
  }, [isDirty, hold, protect]);

  return { protect, isOnCopy };
}
