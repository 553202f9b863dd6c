import { asCanary } from '../../shared-site/canaries';
import { LANGUAGES } from '../../shared-site/languages';
import { addressesWithoutHtml } from '../../shared-site/routes';
import type { SiteConfig } from '../../shared-site/schema';
import type { SitePage } from './composedPages';

/**
 * Pages in every language that have no composed HTML: they are started to learn what they load.
 * @param remotes their names; a canary of theirs is started in place of the live version
 */
export function pagesWithoutHtml(live: SiteConfig, remotes: readonly string[]): SitePage[] {
  const site = {
    ...live,
    remotes: live.remotes.map((remote) =>
      remotes.includes(remote.name) ? asCanary(remote) : remote,
    ),
  };
  return site.remotes
    .filter(({ name }) => remotes.includes(name))
    .flatMap(({ name, live: release }) =>
      addressesWithoutHtml(release).flatMap((path) =>
        LANGUAGES.map((language) => ({ site, remote: name, path, language, folder: '' })),
      ),
    );
}
