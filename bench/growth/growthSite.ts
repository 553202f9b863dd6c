import { rmSync } from 'node:fs';
import path from 'node:path';
import { composeSite } from '@shop/cli/compose/composeSite';
import { readContent, writeContent } from '@shop/platform/site/contentFiles';
import { changeSite, readSite } from '@shop/platform/site/siteFile';
import { copySite } from '@shop/platform/site/testing/copySite';
import type { Content } from '../../shared-contract/src/content';
import type { ContentWithFiles } from '../../shared-site/rendering';
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
  publish: (content: ContentWithFiles) => ContentWithFiles = (content) => content,
) {
  const siteDir = path.join(benchDir, name);
  rmSync(siteDir, { recursive: true, force: true });
  copySite(from, siteDir);
  const published = publish(readContent(siteDir, readSite(siteDir).content));
  const { digest } = await writeContent(siteDir, published);
  await changeSite(siteDir, (site) => ({ ...change(site), content: digest }));
  const began = performance.now();
  const { written } = await composeSite(siteDir, { everything: true });
  return { siteDir, composeMs: performance.now() - began, urls: written.length };
}

/** Of what remotes name themselves, only home is composed. */
const withHomeOnly = (site: SiteConfig): SiteConfig => ({
  ...site,
  remotes: site.remotes.map((remote) => ({
    ...remote,
    live: { ...remote.live, prerender: hasHome(remote) ? ['/'] : [] },
  })),
});

export const siteWithRemotes = (from: string, count: number) =>
  composeVariation(from, `remotes-${count}`, (site) => withHomeOnly(withRemotes(site, count)));

/** Copies of the newest article, which has a page in each language. */
function withArticles({ content, files }: ContentWithFiles, count: number): ContentWithFiles {
  const { shop } = content as Partial<Content>;
  const [newest] = shop?.articles ?? [];
  if (!shop || !newest) throw new Error('the site has no articles');
  const text = files[`article ${newest.slug}`];
  const added = Array.from({ length: count }, (_, index) => ({
    ...newest,
    id: `copy-${index}`,
    slug: `${newest.slug}-${index}`,
  }));
  return {
    content: { ...content, shop: { ...shop, articles: [...(shop.articles ?? []), ...added] } },
    files: {
      ...files,
      ...Object.fromEntries(added.map(({ slug }) => [`article ${slug}`, text])),
    },
  };
}

/**
 * @param articles how many are added to what the site has
 * @returns how many URLs were composed, and in how many milliseconds
 */
export async function composeTime(from: string, articles: number) {
  const { siteDir, composeMs, urls } = await composeVariation(
    from,
    'compose',
    withHomeOnly,
    (content) => withArticles(content, articles),
  );
  rmSync(siteDir, { recursive: true, force: true });
  return { urls, composeMs };
}
