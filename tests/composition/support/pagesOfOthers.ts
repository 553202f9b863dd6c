import { readSite } from '../../../platform/disk/siteFile';
import type { RunningSite } from '../../support/runningSite';

const matches = (pattern: string, address: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(address);

/** An address of each page that the teams of a site have, but for one team's and the home page. */
export const pagesOfOthers = (site: RunningSite, remote: string): string[] =>
  readSite(site.siteDir)
    .remotes.filter(({ name }) => name !== remote)
    .flatMap(({ pages, prerender = [] }) =>
      pages.map(
        ({ path }) =>
          prerender.find((address) => matches(path, address)) ?? path.replace('/*', '/login'),
      ),
    )
    .filter((address) => address !== '/');
