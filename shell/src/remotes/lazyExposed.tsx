import type { RemoteEntry } from '@shop/shared-contract';
import { currentLanguage, loadLocales } from '@shop/shared-i18n';
import { type ComponentType, lazy } from 'react';
import { loadContent } from '../page/contentSource';
import { isComposedVersion } from '../page/firstPage';
import { loadForHydration } from '../page/loadForHydration';
import { recordNamespaces } from '../page/pageUsage';
import { HydrationGuard } from './HydrationGuard';
import { type LoadedModule, loadExposed, prepareRetry } from './loadExposed';
import { RemoteError } from './RemoteError';
import { RemoteMarker } from './RemoteMarker';
import { versionInUse } from './versionInUse';
import { TimeoutError, withTimeout } from './withTimeout';

/** What every exposed module takes beside its own props. */
interface ModuleProps {
  onHydrated?: (() => void) | undefined;
}

const cache = new Map<string, ComponentType<ModuleProps>>();

/**
 * Loads a module with its texts. Composed HTML carries those of its own version; whatever else is
 * rendered takes them from the content file.
 */
async function withTexts(name: string, loading: Promise<LoadedModule>): Promise<LoadedModule> {
  const loaded = await loading;
  const { source, locales } = loaded;
  if (!window.composeWith && !isComposedVersion(name, source.version)) {
    await loadContent().catch((error) => console.warn('[shell] built-in texts stay:', error));
  }
  const words = Promise.all(
    locales.map((set) => {
      const load = () => loadLocales([set], currentLanguage());
      // The first request for a file whose preload failed gets that failure; the second is a new one.
      return load().catch(load);
    }),
  );
  await withTimeout(words).catch((error) => {
    if (!(error instanceof TimeoutError)) throw error;
    throw new RemoteError(name, source.version, error, () => words.then(() => loaded));
  });
  return loaded;
}

/** What may still arrive after a timeout. */
const lateModule = (name: string, error: unknown) =>
  error instanceof RemoteError && error.late
    ? withTexts(name, error.late() as Promise<LoadedModule>)
    : undefined;

/**
 * The component of an exposed module, with its texts. React.lazy stores a rejection for ever, so one
 * that failed is removed here: the next request, by a retry or a return, starts again.
 */
export function lazyExposed(remote: RemoteEntry, module: string): ComponentType<ModuleProps> {
  const { version } = versionInUse(remote);
  const id = [remote.name, version, module].join(' ');
  const known = cache.get(id);
  if (known) return known;
  const { name } = remote;
  const load = () => withTexts(name, loadExposed(remote, module));
  const component = lazy(async () => {
    const { Component, locales, source } = await loadForHydration(id, load(), {
      retry: () => {
        prepareRetry(remote);
        return load();
      },
      onFailure: (error) => {
        cache.delete(id);
        return lateModule(name, error);
      },
    });
    // It fell back to another version: this one has not been loaded yet.
    if (source.version !== version) cache.delete(id);
    return {
      default: ({ onHydrated, ...props }: ModuleProps) => {
        recordNamespaces(locales);
        return (
          <HydrationGuard remote={name} version={source.version}>
            <RemoteMarker
              remote={name}
              version={source.version}
              module={module}
              onHydrated={onHydrated}
            >
              <Component {...props} />
            </RemoteMarker>
          </HydrationGuard>
        );
      },
    };
  });
  cache.set(id, component);
  return component;
}
