import { currentLanguage, loadLocales } from '@shop/shared-i18n';
import { matchPath } from '@shop/shared-vendor';
import { loadContent } from '../page/contentSource';
import type { Remotes } from '../remotes/createRemotes';

/** Exposed modules that were requested, by remote and module. */
const requested = new Set<string>();

/** Whether the browser's setting to save data is on. */
const isDataSaverOn = () =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/**
 * Prefetches the code and dictionaries of the page at a path, unless the browser saves data. Each page
 * is requested once. A failure is ignored here, and reported when the visitor navigates there.
 */
export function prefetchPage(remotes: Remotes, pathname: string) {
  if (isDataSaverOn()) return;
  for (const { name, pages } of remotes.site.remotes) {
    for (const { path, module } of pages) {
      const id = `${name}${module}`;
      if (requested.has(id) || !matchPath(path, pathname)) continue;
      requested.add(id);
      Promise.all([remotes.load(name, module), loadContent()])
        .then(([{ locales }]) => loadLocales(locales, currentLanguage()))
        .catch(() => requested.delete(id));
    }
  }
}
