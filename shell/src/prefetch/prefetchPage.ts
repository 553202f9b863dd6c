import { currentLanguage, loadLocales } from '@shop/shared-i18n';
import { matchPath } from '@shop/shared-vendor';
import type { Page } from '../page/createPage';
import type { Remotes } from '../remotes/createRemotes';

/** Whether the browser's setting to save data is on. */
const isDataSaverOn = () =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/**
 * Prefetches the code and dictionaries of the page at a path, unless the browser saves data. Each page
 * is requested once. A failure is ignored here, and reported when the visitor navigates there.
 */
export async function prefetchPage({ loadContent }: Page, remotes: Remotes, pathname: string) {
  if (isDataSaverOn()) return;
  await remotes.loadAll().catch(() => undefined);
  const { prefetched } = remotes;
  for (const { name, live } of remotes.remotes()) {
    for (const { path, module } of live.pages) {
      const id = `${name}${module}`;
      if (prefetched.has(id) || !matchPath(path, pathname)) continue;
      prefetched.add(id);
      Promise.all([remotes.load(name, module), loadContent()])
        .then(([{ locales }]) => loadLocales(locales, currentLanguage()))
        .catch(() => prefetched.delete(id));
    }
  }
}
