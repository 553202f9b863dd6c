import { setImmediate as nextTask } from 'node:timers/promises';
import type { SiteConfig } from '../../shared-site/schema';
import { readContent } from '../site/contentFiles';
import type { ContentPagesLedger, PageKind } from '../site/contentPages';
import { webRoot } from '../site/generations';
import { validPublicOrigin } from '../site/publicOrigin';
import { readSite } from '../site/siteFile';
import type { SitePolicy } from './compose';
import {
  addressOf,
  commonDigest,
  contentPagesOf,
  digestOf,
  menuDigest,
  type PageLanguages,
  shownDigest,
} from './composedPages';
import { isMadeFromLive } from './earlierPages';
import { type Freshness, type NamedPage, planContentPages } from './planContentPages';
import { readTemplate } from './refreshLayout';
import type { RenderInput } from './renderPage';

/** How many pages are looked at before requests to this process are answered. */
export const LOOK_AT_ONCE = 500;

/** The HTML names the version that was rolled back, so it must not stay. */
const isRolledBack = ({ shell, remotes }: SiteConfig, { files }: PageKind) =>
  [{ name: 'shell', history: shell?.history ?? [] }, ...remotes].some(
    ({ name, history }) =>
      history?.at(-1)?.action === 'rolled back' &&
      files.some((file) => file.startsWith(`/${name}/`)),
  );

/** The pages that the content names, each with the digest of what it alone shows. */
async function namedPages(
  site: SiteConfig,
  shows: Readonly<Record<string, () => unknown>>,
  languages: PageLanguages | undefined,
): Promise<NamedPage[]> {
  const digests = new Map<string, string>();
  for (const [path, show] of Object.entries(shows)) {
    digests.set(path, digestOf(show()).slice(0, 12));
    if (digests.size % LOOK_AT_ONCE === 0) await nextTask();
  }
  return contentPagesOf(site, [...digests.keys()], languages).map((page) => ({
    page,
    address: addressOf(page),
    own: digests.get(page.path) ?? '',
  }));
}

/** What a run of the composer renders: the pages that content names and whose HTML is not current. */
export async function findContentPages(
  siteDir: string,
  policy: SitePolicy,
  ledger: ContentPagesLedger,
  everything: boolean,
) {
  const live = readSite(siteDir);
  const origin = validPublicOrigin(live);
  const site = { ...live, ...(origin ? { origin } : {}) };
  const published = readContent(siteDir, live.content);
  const template = readTemplate(webRoot(siteDir));
  const input: RenderInput = {
    siteDir,
    template,
    privatePaths: policy.privatePaths,
    ...published,
  };
  const shows = policy.contentPages(published);
  const named = await namedPages(site, shows, policy.pageLanguages?.(published));
  const [common, menu] = [commonDigest(site, template), menuDigest(site)];
  const isOfLive = (kind: PageKind) =>
    kind.common === common && kind.menu === menu && isMadeFromLive({ site }, kind);
  const freshnessOf = (kind: PageKind): Freshness => {
    if (kind.content !== shownDigest(kind.shown, published)) return 'older content';
    if (isOfLive(kind) && !everything) return 'current';
    return isRolledBack(site, kind) ? 'older content' : 'older version';
  };
  const plan = planContentPages(named, ledger, freshnessOf);
  const paths = new Set(named.map(({ page }) => page.path)).size;
  return { ...plan, input, shows, isOfLive, paths };
}

export type FoundContentPages = Awaited<ReturnType<typeof findContentPages>>;
