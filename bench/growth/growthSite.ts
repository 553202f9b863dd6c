import { rmSync } from 'node:fs';
import path from 'node:path';
import { composeSite } from '../../cli/compose/composeSite';
import { changeSite } from '../../platform/disk/siteFile';
import { copySite } from '../../platform/disk/testing/copySite';
import type { Remote, SiteConfig } from '../../shared-site/schema';
import { benchDir } from '../variants/sources';

/** Has three pages, and a widget that no page shows. */
function syntheticRemote(like: Remote, index: number): Remote {
  const name = `mf-team${index}`;
  const { base, container } = like.live;
  return {
    name,
    live: {
      ...like.live,
      base: base.replace(like.name, name),
      container: `${container}_${index}`,
      pages: ['list', 'detail', 'help'].map((page) => ({
        path: `/team${index}/${page}`,
        module: `./${page}`,
      })),
      widgets: [{ name: `team${index}-widget`, module: './widget' }],
      navigation: [],
      prerender: [],
    },
  };
}

const hasHome = ({ live }: Remote) => live.pages.some(({ path }) => path === '/');

function withRemotes(site: SiteConfig, count: number): SiteConfig {
  const real = site.remotes
    .toSorted((a, b) => Number(hasHome(b)) - Number(hasHome(a)))
    .slice(0, count);
  const [first] = real;
  if (!first) throw new Error('the site has no remotes');
  const invented = Array.from({ length: count - real.length }, (_, index) =>
    syntheticRemote(first, index),
  );
  return { ...site, remotes: [...real, ...invented] };
}

async function composeVariation(
  from: string,
  name: string,
  change: (site: SiteConfig) => SiteConfig,
) {
  const siteDir = path.join(benchDir, name);
  rmSync(siteDir, { recursive: true, force: true });
  copySite(from, siteDir);
  await changeSite(siteDir, change);
  const began = performance.now();
  const { written } = await composeSite(siteDir, { everything: true });
  return { siteDir, composeMs: performance.now() - began, urls: written.length };
}

const prerendering = (site: SiteConfig, urls: string[]): SiteConfig => ({
  ...site,
  remotes: site.remotes.map((remote) => ({
    ...remote,
    live: { ...remote.live, prerender: hasHome(remote) ? urls : [] },
  })),
});

/** Of the site's pages only home is composed. */
export const siteWithRemotes = (from: string, count: number) =>
  composeVariation(from, `remotes-${count}`, (site) =>
    prerendering(withRemotes(site, count), ['/']),
  );

/**
 * Half of the added URLs are English, half are Spanish.
 * @returns how many URLs were composed, with those that the content names, and in how many milliseconds
 */
export async function composeTime(from: string, added: number) {
  const paths = Array.from({ length: added / 2 }, (_, index) => `/blog/article-${index}`);
  const { siteDir, composeMs, urls } = await composeVariation(from, 'compose', (site) =>
    prerendering(site, paths),
  );
  rmSync(siteDir, { recursive: true, force: true });
  return { urls, composeMs };
}
