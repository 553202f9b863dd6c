import { useLocation, useNavigate } from '@shop/shared-vendor';
import { useCallback, useEffect, useRef } from 'react';

type OnNavigationBlocked = (navigation: () => void) => void;

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Stops navigations that would lose unsaved changes: links and menu buttons anywhere on the page, Back and Forward,
 * closing the tab. The router's own blocker needs a data router; the shell has none.
 * @param hold receives the stopped navigation
 * @returns a function to call when a change is unsaved
 */
export function useNavigationGuard(isDirty: () => boolean, hold: OnNavigationBlocked) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { protect, isOnCopy } = useHistoryGuard(isDirty, hold);

  useEffect(() => {
    const follow = (link: HTMLAnchorElement) => {
      // The router adds what precedes its path in the address (`/es`) itself.
      const basename = location.pathname.slice(0, -pathname.length);
      const path = link.pathname.slice(basename.length) || '/';
      navigate(path + link.search + link.hash, { replace: isOnCopy() });
    };

    const onClose = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };

    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const control = target?.closest<HTMLElement>('a[href], nav button');
      if (!control || !isDirty() || !isPlainClick(event)) return;
      const isLink = control instanceof HTMLAnchorElement;
      // The language link changes the texts of the page, and not what was typed.
      if (isLink && control.hreflang) return;
      // For another site, an e-mail or a phone call, the page stays, or beforeunload asks.
      if (isLink && (control.origin !== location.origin || control.target)) return;
      const isSameAddress =
        isLink && control.pathname === location.pathname && control.search === location.search;
      if (isSameAddress) return;
      event.preventDefault();
      event.stopPropagation();
      hold(() => {
        if (!isLink) control.click();
        else follow(control);
      });
    };

    window.addEventListener('beforeunload', onClose);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isDirty, hold, navigate, pathname, isOnCopy]);

  return protect;
}

/** React Router numbers the history's entries (`idx`); our copy has the number of its original. */
interface EntryState {
  idx?: number;
  isCopy?: boolean;
}

const entryState = () => (history.state ?? {}) as EntryState;

/**
 * Stops the browser's Back. A popstate event can't be prevented, and the router handles it first. Therefore, while
 * something is unsaved, a copy of the page's entry lies on top of the history: Back leads only to the original entry,
 * which is the same page.
 * @returns `protect`, to call when a change is unsaved, and `isOnCopy`
 */
function useHistoryGuard(isDirty: () => boolean, hold: OnNavigationBlocked) {
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
    // When the router replaces the copy, the new entry is no copy.
    if (isDirty()) protect();
  }, [key, isDirty, protect]);

  useEffect(() => {
    const onTraverse = () => {
      const from = here.current;
      here.current = entryState();
      const { idx, isCopy } = here.current;
      if (!from.isCopy || isCopy || idx !== from.idx) return;
      if (!isDirty()) {
        // Nothing is unsaved any more: go to the page that Back was meant for.
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
