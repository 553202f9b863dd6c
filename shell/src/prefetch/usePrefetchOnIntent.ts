import { useEffect } from 'react';
import { linkedPath } from '../page/linkedPath';
import { usePage } from '../page/PageContext';
import type { Remotes } from '../remotes/createRemotes';
import { prefetchPage } from './prefetchPage';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Loads a page when the visitor hovers, touches or focuses a link to it, also in HTML that is not hydrated. */
export function usePrefetchOnIntent(remotes: Remotes | undefined) {
  const page = usePage();
  useEffect(() => {
    if (!remotes) return;
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const path = link && linkedPath(link);
      if (path) void prefetchPage(page, remotes, path);
    };
    for (const intent of intents) {
      document.addEventListener(intent, onIntent, { passive: true });
    }
    return () => {
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [page, remotes]);
}
