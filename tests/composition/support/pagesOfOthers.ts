import { readSite } from '../../../platform/disk/siteFile';
import { matchesRoute } from '../../../platform/site/routes';
import type { RunningSite } from '../../support/runningSite';

/** An address of each page that the teams of a site have, but for one team's and the home page. */
export const pagesOfOthers = (site: RunningSite, remote: string): string[] =>
  readSite(site.siteDir)
    .remotes.filter(({ name }) => name !== remote)
    .flatMap(({ pages, prerender = [] }) =>
      pages.map(
        ({ path }) =>
          prerender.find((address) => matchesRoute(path, address)) ?? path.replace('/*', '/login'),
      ),
    )
    .filter((address) => address !== '/');
