import type { Content, SiteConfig } from '@shop/shared-contract';
import { createCrashReports } from '../remotes/crashReports';
import { createSiteSource } from '../site/siteSource';
import { noOverrides, type RequestedOverrides } from '../tools/overrides';
import { createHydration, type Hydration } from './hydration';
import { createContentLoader } from './loadContent';
import type { PageSnapshot } from './pageSnapshot';
import type { PageUsage } from './pageUsage';

/**
 * The page that the browser opened, or that the composer renders: what it was composed from, and what
 * it has loaded since. Everything that lasts as long as the page is open is here.
 */
export interface Page {
  snapshot: PageSnapshot;
  overrides: RequestedOverrides;
  hydration: Hydration;
  crashes: ReturnType<typeof createCrashReports>;
  /**
   * Loads the site's configuration as it is live now, once for as long as the page is open.
   * @throws when it cannot be fetched and no earlier visit left a copy; the next call tries again
   */
  latestSite: () => Promise<SiteConfig>;
  /**
   * Loads what staff published, once for as long as the page is open, for pages that are rendered here.
   * @throws when the configuration or the file cannot be loaded; the next call tries again
   */
  loadContent: () => Promise<Content>;
  /** Set while the composer renders the page. */
  usage: PageUsage | undefined;
}

interface Options {
  /** Whether the document holds the page's HTML, which is hydrated. */
  isComposed?: boolean;
  overrides?: RequestedOverrides;
  usage?: PageUsage;
}

/** Creates the page once: in `main`, or in the composer for each address. */
export function createPage(snapshot: PageSnapshot, options?: Options): Page {
  const latestSite = createSiteSource();
  return {
    snapshot,
    overrides: options?.overrides ?? noOverrides,
    hydration: createHydration(options?.isComposed ? snapshot.site : undefined),
    crashes: createCrashReports(),
    latestSite,
    loadContent: createContentLoader(latestSite),
    usage: options?.usage,
  };
}
