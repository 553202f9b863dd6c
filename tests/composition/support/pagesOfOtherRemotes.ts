import { readSite } from '@shop/platform/site/siteFile';
import { matchesRoute } from '../../../shared-site/routes';
import type { RunningSite } from '../../support/runningSite';

/** One address of each page of a site, except the pages of one remote and the home page. */
export const pagesOfOtherRemotes = (site: RunningSite, remote: string): string[] =>
  readSite(site.siteDir)
    .remotes.filter(({ name }) => name !== remote)
    .flatMap(({ live: { pages, prerender = [] } }) =>
      pages.map(
        ({ path }) =>
          prerender.find((address) => matchesRoute(path, address)) ?? path.replace('/*', '/login'),
      ),
    )
    .filter((address) => address !== '/');
