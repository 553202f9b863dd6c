import type { RemoteEntry } from '@shop/shared-contract';
import { useEffect } from 'react';
import { basenameOf, languageOfPath } from '../languageOfAddress';
import { prefetchPage } from './prefetchPage';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

const savesData = () =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** The router's path of a link, or nothing for other sites, files and the page itself. */
function pathOf(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.target) return undefined;
  const basename = basenameOf(languageOfPath(location.pathname));
  const path = basename === '/' ? link.pathname : link.pathname.slice(basename.length) || '/';
  return path === location.pathname ? undefined : path;
}

/**
 * Starts to fetch a page when the visitor shows interest in a link to it: one listener for the
 * links of every app, also of those in HTML that no app has woken up yet.
 */
export function usePrefetchOnIntent(remotes: RemoteEntry[]) {
  useEffect(() => {
    if (savesData()) return;
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const path = link && pathOf(link);
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
