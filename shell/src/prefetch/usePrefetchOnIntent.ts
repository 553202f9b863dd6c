import type { RemoteEntry } from '@shop/shared-contract';
import { useEffect } from 'react';
import { nextPath } from './nextPath';
import { prefetchPage } from './prefetchPage';
import { savesData } from './savesData';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Starts to fetch a page when the visitor shows interest in a link to it: one listener for the
 * links of every app, also of those in HTML that no app has woken up yet.
 */
export function usePrefetchOnIntent(remotes: RemoteEntry[]) {
  useEffect(() => {
    if (savesData()) return;
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const path = link && nextPath(link);
      if (path) prefetchPage(remotes, path);
    };
    for (const intent of intents) {
      document.addEventListener(intent, onIntent, { passive: true });
    }
    return () => {
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [remotes]);
}
