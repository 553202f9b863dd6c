import { useLocation, useNavigate } from '@shop/shared-vendor';
import { useEffect } from 'react';
import { useHistoryGuard } from './useHistoryGuard';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Holds back what would leave the page: links and menu buttons anywhere in the site, Back and
 * Forward, closing the tab. (The router's own blocker needs a data router, which the shell isn't.)
 * @param isDirty whether there is something to lose
 * @param hold takes the navigation, to run it later or never
 * @returns a function to call when something to lose has come up
 */
export function useNavigationGuard(isDirty: () => boolean, hold: (go: () => void) => void) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { protect, isOnCopy } = useHistoryGuard(isDirty, hold);

  useEffect(() => {
    const follow = (link: HTMLAnchorElement) => {
      // What the address has before the router's path (`/es`), the router will put there again.
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
      // Another site, a mail or a phone call: the page stays, or beforeunload asks.
      if (isLink && (control.origin !== location.origin || control.target)) return;
      if (isLink && control.pathname === location.pathname) return;
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
