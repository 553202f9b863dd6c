import { useLocation } from '@shop/shared-vendor';
import { useEffect, useRef } from 'react';

/** React Router numbers its entries of the history. */
const entryNumber = (state: unknown) => (state as { idx?: number } | null)?.idx;

/**
 * Holds back the browser's Back and Forward. They can't be prevented, so the browser is sent to
 * where it was before the router hears of it.
 */
export function useHeldTraversal(isDirty: () => boolean, hold: (go: () => void) => void) {
  const { key } = useLocation();
  const here = useRef({ key, entry: entryNumber(history.state) });
  useEffect(() => {
    here.current = { key, entry: entryNumber(history.state) };
  }, [key]);

  useEffect(() => {
    let isReturning = false;
    const onTraverse = (event: PopStateEvent) => {
      const there = entryNumber(event.state);
      const steps = (there ?? 0) - (here.current.entry ?? 0);
      if (isReturning) {
        event.stopImmediatePropagation();
        isReturning = false;
      } else if (there !== undefined && steps !== 0 && isDirty()) {
        event.stopImmediatePropagation();
        isReturning = true;
        history.go(-steps);
        hold(() => history.go(steps));
      }
    };
    // Capturing listeners of the window come before the router's.
    window.addEventListener('popstate', onTraverse, { capture: true });
    return () => window.removeEventListener('popstate', onTraverse, { capture: true });
  }, [isDirty, hold]);
}
