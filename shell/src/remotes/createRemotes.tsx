import {
  createRemoteLoader,
  type LoadedModule,
  RemoteError,
  type RemoteLoader,
  TimeoutError,
  withTimeout,
} from '@shop/loader';
import type { Exposed, Layout, SiteConfig } from '@shop/shared-contract';
import { loadLocales } from '@shop/shared-i18n';
import { pathOf } from '@shop/shared-site/languages';
import { layoutOf } from '@shop/shared-site/routes';
import { type ComponentType, lazy } from 'react';
import type { Page } from '../page/createPage';
import { recordNamespaces } from '../page/pageUsage';
import { runWhenIdle } from '../scheduling/runWhenIdle';
import { yieldToMain } from '../scheduling/yieldToMain';
import { activeOverrides } from '../site/overrides';
import { HydrationGuard } from './HydrationGuard';
import { hasMarker, RemoteMarker } from './RemoteMarker';
import { visitorGroup } from './visitorGroup';

interface ModuleProps {
  onHydrated?: (() => void) | undefined;
}

type Loaded = LoadedModule<Exposed>;

/** Composed HTML carries the texts of its own version; anything else takes them from the content file. */
async function withTexts(page: Page, name: string, loading: Promise<Loaded>): Promise<Loaded> {
  const loaded = await loading;
  const { version, locales } = loaded;
  if (!page.usage && !page.hydration.isComposedVersion(name, version)) {
    await page
      .loadContent()
      .catch((error) =>
        console.warn(
          '[shell] content could not be loaded; using the built-in translations:',
          error,
        ),
      );
  }
  const texts = loadLocales(locales);
  await withTimeout(texts).catch((error) => {
    if (!(error instanceof TimeoutError)) throw error;
    throw new RemoteError(name, version, error, () => texts.then(() => loaded));
  });
  return loaded;
}

const lateModule = (page: Page, name: string, error: unknown) =>
  error instanceof RemoteError && error.late
    ? withTexts(page, name, error.late() as Promise<Loaded>)
    : undefined;

function lazyResult({ usage }: Page, name: string, module: string, loaded: Loaded) {
  const { Component, locales, version } = loaded;
  return {
    default: ({ onHydrated, ...props }: ModuleProps) => {
      recordNamespaces(usage, locales);
      const namespaces = locales.map(({ namespace }) => namespace);
      usage?.locales.set(`${name} ${module}`, namespaces);
      return (
        <HydrationGuard remote={name} version={version}>
          <RemoteMarker remote={name} version={version} module={module} onHydrated={onHydrated}>
            <Component {...props} />
          </RemoteMarker>
        </HydrationGuard>
      );
    },
  };
}

/**
 * Gives the component of an exposed module. React.lazy never evicts a rejection, so a component that failed is
 * removed here: the next call loads again.
 */
function createLazyModules(page: Page, remotes: RemoteLoader<Exposed>) {
  const cache = new Map<string, ComponentType<ModuleProps>>();

  return (
    name: string,
    module: string,
    isDue?: () => Promise<void>,
  ): ComponentType<ModuleProps> => {
    const version = remotes.versionOf(name);
    const id = [name, version, module].join(' ');
    const cached = cache.get(id);
    if (cached) return cached;
    const load = () => remotes.whileLoading(withTexts(page, name, remotes.load(name, module)));
    const component = lazy(async () => {
      if (isDue) {
        await isDue();
        cache.set(id, component);
      }
      const loaded = await page.hydration.load(id, load(), {
        retry: () => {
          remotes.prepareRetry(name);
          return load();
        },
        onFailure: (error) => {
          cache.delete(id);
          return lateModule(page, name, error);
        },
      });
      // It fell back to another version: this one has not been loaded yet.
      if (loaded.version !== version) cache.delete(id);
      return lazyResult(page, name, module, loaded);
    });
    // Where the visitor comes back to before it was due, another one is loaded at once.
    if (!isDue) cache.set(id, component);
    return component;
  };
}

export interface Remotes extends RemoteLoader<Exposed> {
  /** The same component at every call, until its load fails. It is loaded once `isDue` resolves, or when rendered. */
  component(name: string, module: string, isDue?: () => Promise<void>): ComponentType<ModuleProps>;
  /** The layout of this document. A page of the other layout needs a document of its own. */
  readonly layout: Layout;
  /** Modules that were requested before the visitor navigated to them. */
  readonly prefetched: Set<string>;
  /** Whether all remotes of the site are known: a page's HTML carries only those that it may show. */
  hasAll(): boolean;
  /** Loads the live configuration, once. @throws when it cannot be loaded; the next call tries again */
  loadAll(): Promise<void>;
}

/** Only a page that has something to report downloads the data package. */
const loadReport = async () => (await import('@shop/shared-data')).reportRemotes;

/** The composer gets no canary and reports nothing. */
export function createRemotes(page: Page, site: SiteConfig): Remotes {
  const loader = createRemoteLoader<Exposed>({
    site,
    overrides: activeOverrides(page.overrides),
    whenIdle: runWhenIdle,
    beforeRun: yieldToMain,
    ...(page.usage
      ? {}
      : {
          group: visitorGroup,
          report: loadReport,
        }),
  });
  // Whatever the site's configuration names by the time it hydrates, its HTML stays.
  if (page.hydration.readsComposedPage()) {
    for (const { name } of loader.remotes()) if (hasMarker(name)) loader.keep(name);
  }
  let hasAll = site !== page.snapshot.site;
  return {
    ...loader,
    component: createLazyModules(page, loader),
    layout:
      page.snapshot.layout ?? layoutOf({ remotes: loader.remotes() }, pathOf(location.pathname)),
    prefetched: new Set(),
    hasAll: () => hasAll,
    async loadAll() {
      if (hasAll) return;
      loader.setLatest(await page.latestSite());
      hasAll = true;
    },
  };
}
