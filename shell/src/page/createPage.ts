import type { Content, SiteConfig } from '@shop/shared-contract';
import { noOverrides, type RequestedOverrides } from '../site/overrides';
import { createSiteSource } from '../site/siteSource';
import { createCrashReports } from './crashReports';
import { watchDamage } from './damage';
import { createHydration, type Hydration } from './hydration';
import { createContentLoader } from './loadContent';
import type { PageSnapshot } from './pageSnapshot';
import type { PageUsage } from './pageUsage';

/** Everything that lasts as long as the opened page: what it was composed from, and what it has loaded since. */
export interface Page {
  snapshot: PageSnapshot;
  overrides: RequestedOverrides;
  /** Renders the page again with the overrides, which the user has allowed. */
  runOverrides: () => void;
  hydration: Hydration;
  crashes: ReturnType<typeof createCrashReports>;
  /** Reads what remotes have broken for everybody since the last call. */
  damage: () => string[];
  /**
   * Loads the live configuration once.
   * @throws when there is neither a response nor a copy; the next call tries again
   */
  latestSite: () => Promise<SiteConfig>;
  /** Loads what staff published, once. @throws when it cannot be loaded; the next call tries again */
  loadContent: () => Promise<Content>;
  /** As `loadContent`, but nothing shows it yet: a page hydrates with what its HTML shows. */
  prefetchContent: () => Promise<Content>;
  /** Set while the composer renders the page. */
  usage: PageUsage | undefined;
}

interface Options {
  isComposed?: boolean;
  overrides?: RequestedOverrides;
  runOverrides?: () => void;
  usage?: PageUsage;
}

/** Creates the page once: in `main`, or in the composer for each address. */
export function createPage(snapshot: PageSnapshot, options?: Options): Page {
  const latestSite = createSiteSource();
  return {
    snapshot,
    overrides: options?.overrides ?? noOverrides,
    runOverrides: options?.runOverrides ?? (() => {}),
    hydration: createHydration(options?.isComposed ? snapshot.site : undefined),
    crashes: createCrashReports(),
    damage: options?.usage ? () => [] : watchDamage(),
    latestSite,
    ...createContentLoader(latestSite),
    usage: options?.usage,
  };
}
