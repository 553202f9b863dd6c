import { useLocation } from '@shop/shared-vendor';
import { useEffect } from 'react';
import { linkedPath } from '../page/linkedPath';
import { useRemotes } from '../remotes/RemotesContext';
import { runWhenIdle } from '../scheduling/runWhenIdle';
import { downloadPage } from './prefetchPage';

/** Pages that are downloaded: most visitors follow one of the first links. */
const MAX_PAGES = 2;

const isInView = (link: HTMLAnchorElement) => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && top >= 0 && bottom <= innerHeight;
};

/** Stops at the last that it returns: measuring a link in a part that is not rendered yet lays out that part. */
function visiblePaths(pathname: string) {
  const paths = new Set<string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    if (paths.size === MAX_PAGES) break;
    const path = linkedPath(link);
    if (path && path !== pathname && !paths.has(path) && isInView(link)) paths.add(path);
  }
  return paths;
}

/** Rendered beside a loaded page: downloads pages that it links to, when the browser is idle. */
export function PrefetchNext() {
  const remotes = useRemotes();
  const { pathname } = useLocation();
  useEffect(() => {
    let isUnmounted = false;
    runWhenIdle(() => {
      if (!isUnmounted) {
        for (const path of visiblePaths(pathname)) void downloadPage(remotes, path);
      }
    });
    return () => {
      isUnmounted = true;
    };
  }, [remotes, pathname]);
  return null;
}
