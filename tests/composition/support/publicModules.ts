import { remotes } from '../../../platform/disk/apps';
import { readManifest } from '../../../platform/release/builtRemote';
import { LANGUAGES, pathIn } from '../../../platform/site/languages';
import type { ShownModule } from './faultyVisit';

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);

/** Every public page, each as a list with its address in every language. */
export const publicModules = (): ShownModule[][] =>
  remotes.map(readManifest).flatMap(({ name, pages, prerender }) =>
    prerender.map((path) => {
      const page = pages.find((other) => matches(other.path, path));
      if (!page) throw new Error(`No page of ${name} answers ${path}`);
      return LANGUAGES.map((language) => ({
        address: pathIn(language, path),
        remote: name,
        module: page.module,
      }));
    }),
  );
