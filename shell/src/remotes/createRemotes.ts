import { createRemoteLoader, type RemoteLoader } from '@shop/loader';
import type { Exposed, SiteConfig } from '@shop/shared-contract';
import { GROUP_COOKIE, GROUPS } from '@shop/site/canaries';
import type { ComponentType } from 'react';
import type { Page } from '../page/createPage';
import { activeOverrides } from '../tools/overrides';
import { whenIdle } from '../whenIdle';
import { createLazyModules, type ModuleProps } from './lazyModules';

/** The remotes of this page, loaded as React components. */
export interface Remotes extends RemoteLoader<Exposed> {
  /** The component of an exposed module: the same at every call, until its load fails. */
  component(name: string, module: string): ComponentType<ModuleProps>;
  /** Modules that were requested before the visitor navigated to them. */
  readonly prefetched: Set<string>;
  /** Whether all remotes of the site are known: a page's HTML carries only those that it may show. */
  hasAll(): boolean;
  /**
   * Loads the configuration of the site as it is live now, once.
   * @throws when it cannot be loaded; the next call tries again
   */
  loadAll(): Promise<void>;
}

const YEAR = 365 * 24 * 60 * 60;

/**
 * The visitor's group, drawn once and stored in a cookie, so that a server can choose the HTML by it.
 * Where cookies are blocked it lasts as long as the page is open.
 */
function createVisitorGroup(): () => number {
  let group: number | undefined;
  return () => {
    const stored = new RegExp(`(?:^|; )${GROUP_COOKIE}=(\\d{1,2})(?:;|$)`).exec(document.cookie);
    if (stored) group = Number(stored[1]);
    if (group === undefined) {
      group = Math.floor(Math.random() * GROUPS);
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
      document.cookie = `${GROUP_COOKIE}=${group}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
    }
    return group;
  };
}

/** Only a page that has something to report downloads the data package. */
const loadReport = async () => (await import('@shop/shared-data')).reportRemotes;

/**
 * Creates what loads this page's remotes. The composer gets no canary and reports nothing.
 * @param site the configuration that the page runs with
 */
export function createRemotes(page: Page, site: SiteConfig): Remotes {
  const loader = createRemoteLoader<Exposed>({
    site,
    overrides: activeOverrides(page.overrides),
    whenIdle,
    ...(page.usage ? {} : { group: createVisitorGroup(), report: loadReport }),
  });
  let hasAll = site !== page.snapshot.site;
  return {
    ...loader,
    component: createLazyModules(page, loader),
    prefetched: new Set(),
    hasAll: () => hasAll,
    async loadAll() {
      if (hasAll) return;
      loader.setLatest(await page.latestSite());
      hasAll = true;
    },
  };
}
