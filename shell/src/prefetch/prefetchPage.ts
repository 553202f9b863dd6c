import { loadLocales } from '@shop/shared-i18n';
import { matchesRoute } from '@shop/shared-site/routes';
import type { Page } from '../page/createPage';
import type { Remotes } from '../remotes/createRemotes';
import { savesData } from './savesData';

/** The exposed modules that render a path in this document, unless the browser saves data. */
async function modulesOf(remotes: Remotes, pathname: string) {
  if (savesData()) return [];
  await remotes.loadAll().catch(() => undefined);
  return remotes
    .remotes()
    .filter(({ live: { layout = 'site' } }) => layout === remotes.layout)
    .flatMap(({ name, live }) =>
      live.pages.flatMap(({ path, module }) =>
        matchesRoute(path, pathname) ? [{ name, module }] : [],
      ),
    );
}

/**
 * Loads code, dictionaries and content of a page that the visitor is about to open, once. A failure is reported when
 * the visitor navigates there.
 */
export async function prefetchPage({ loadContent }: Page, remotes: Remotes, pathname: string) {
  const { prefetched } = remotes;
  for (const { name, module } of await modulesOf(remotes, pathname)) {
    const id = `${name}${module}`;
    if (prefetched.has(id)) continue;
    prefetched.add(id);
    Promise.all([remotes.load(name, module), loadContent()])
      .then(([{ locales }]) => loadLocales(locales))
      .catch(() => prefetched.delete(id));
  }
}
