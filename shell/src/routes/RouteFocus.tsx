import { useLocation } from '@shop/shared-vendor';
import { useEffect, useRef } from 'react';
import { usePage } from '../page/PageContext';
import { runWhenIdle } from '../scheduling/runWhenIdle';
import { loadLateFont, showLateFont } from './lateFont';
import { removeComposedHead } from './removeComposedHead';

/** Scrolls to the element that the hash names, or to the top. @returns moves the focus to it or to the page's heading, if there is one */
function showBeginning(hash: string) {
  const named = hash ? document.getElementById(hash.slice(1)) : null;
  if (named) named.scrollIntoView();
  else if (!hash) window.scrollTo(0, 0);
  return () => {
    const heading = named ?? document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
}

/** The router follows a link to the page that is open without a change. */
function onLinkToOpenPage(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || !event.defaultPrevented || link.href !== location.href) return;
  showBeginning(location.hash)();
}

/**
 * After a navigation, scrolls to and focuses the element that the hash names, or the page's heading, so that a screen
 * reader announces the page.
 */
export function RouteFocus() {
  const { hydration } = usePage();
  const { pathname, hash, key } = useLocation();
  const shown = useRef('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    removeComposedHead();
    if (hydration.isFirstPage(key)) {
      runWhenIdle(loadLateFont);
      return;
    }
    showLateFont();
    const focusHeading = showBeginning(hash);
    if (focusHeading()) return;
    // A page that loads what it shows has no heading yet.
    const before = document.activeElement;
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document;
      const isElsewhere = activeElement !== body && activeElement !== before;
      if (isElsewhere || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hydration, pathname, hash, key]);

  useEffect(() => {
    document.addEventListener('click', onLinkToOpenPage);
    return () => document.removeEventListener('click', onLinkToOpenPage);
  }, []);

  return null;
}
