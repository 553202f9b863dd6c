import { remotes } from '@shop/platform/machine/apps';
import { readManifest } from '@shop/platform/release/builtRemote';
import { LANGUAGES, pathIn } from '../../../shared-site/languages';
import { matchesRoute } from '../../../shared-site/routes';
import type { ShownModule } from './faultyVisit';

/** The public pages, each as a list with its address in every language. */
const pagesOf = (isShown: (page: { hydrate?: 'press' }) => boolean): ShownModule[][] =>
  remotes.map(readManifest).flatMap(({ name, pages, prerender }) =>
    prerender.flatMap((path) => {
      const page = pages.find((other) => matchesRoute(other.path, path));
      if (!page) throw new Error(`No page of ${name} answers ${path}`);
      if (!isShown(page)) return [];
      return [
        LANGUAGES.map((language) => ({
          address: pathIn(language, path),
          remote: name,
          module: page.module,
        })),
      ];
    }),
  );

export const publicModules = () => pagesOf(() => true);

/** Those whose HTML waits for its code when it is opened. */
export const modulesAtLoad = () => pagesOf(({ hydrate }) => hydrate !== 'press').flat();

/** The first address of each module with public pages; the languages alternate. */
export function onePageOfEachKind(): string[] {
  const kind = ([first]: ShownModule[]) => `${first?.remote} ${first?.module}`;
  return publicModules()
    .filter((page, at, all) => all.findIndex((other) => kind(other) === kind(page)) === at)
    .map((languages, at) => languages[at % languages.length]?.address ?? '');
}
