import type { RemoteEntry } from '@shop/shared-contract';
import { currentLanguage, loadLocales } from '@shop/shared-i18n';
import { matchPath } from '@shop/shared-vendor';
import { loadContent } from '../page/contentSource';
import { loadExposed } from '../remotes/loadExposed';

const asked = new Set<string>();

/**
 * Fetches the code and words of the page behind a path, so that going there does not wait. Each
 * page is asked for once; a failure is silent here and told when the visitor really goes there.
 */
export function prefetchPage(remotes: RemoteEntry[], pathname: string) {
  for (const remote of remotes) {
    for (const { path, module } of remote.pages) {
      const id = `${remote.name}${module}`;
      if (asked.has(id) || !matchPath(path, pathname)) continue;
      asked.add(id);
      Promise.all([loadExposed(remote, module), loadContent()])
        .then(([{ locales }]) => loadLocales(locales, currentLanguage()))
        .catch(() => asked.delete(id));
    }
  }
}
