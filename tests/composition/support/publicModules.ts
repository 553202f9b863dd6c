import { remotes } from '@shop/platform/machine/apps';
import { readManifest } from '@shop/platform/release/builtRemote';
import { LANGUAGES, pathIn } from '../../../shared-site/languages';
import { matchesRoute } from '../../../shared-site/routes';
import type { ShownModule } from './faultyVisit';

/** Every public page, each as a list with its address in every language. */
export const publicModules = (): ShownModule[][] =>
  remotes.map(readManifest).flatMap(({ name, pages, prerender }) =>
    prerender.map((path) => {
      const page = pages.find((other) => matchesRoute(other.path, path));
      if (!page) throw new Error(`No page of ${name} answers ${path}`);
      return LANGUAGES.map((language) => ({
        address: pathIn(language, path),
        remote: name,
        module: page.module,
      }));
    }),
  );

/** Those whose HTML waits for its code when it is opened. */
export const modulesAtLoad = (): ShownModule[] => {
  const atPress = remotes
    .map(readManifest)
    .flatMap(({ name, pages }) =>
      pages.flatMap(({ hydrate, module }) => (hydrate === 'press' ? [`${name} ${module}`] : [])),
    );
  return publicModules()
    .flat()
    .filter(({ remote, module }) => !atPress.includes(`${remote} ${module}`));
};

/** The first address of each module with public pages; the languages alternate. */
export function onePageOfEachKind(): string[] {
  const kind = ([first]: ShownModule[]) => `${first?.remote} ${first?.module}`;
  return publicModules()
    .filter((page, at, all) => all.findIndex((other) => kind(other) === kind(page)) === at)
    .map((languages, at) => languages[at % languages.length]?.address ?? '');
}
