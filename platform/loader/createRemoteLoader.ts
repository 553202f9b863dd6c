import { CONTRACT_VERSION } from '@shop/shared-site/contract';
import type { ReleaseSource, Remote, SiteConfig } from '@shop/shared-site/schema';
import { watchLeaving } from './leaving';
import { loadModule } from './loadModule';
import { RemoteError } from './RemoteError';
import { createTelemetry, type TelemetryOptions } from './telemetry';
import { TimeoutError, withTimeout } from './timeout';
import { chooseVersions, createVersions, type VisitorOptions } from './versions';

interface ExposedModule {
  contract: number;
  Component: unknown;
  locales: readonly unknown[];
}

export type LoadedModule<Exposed> = Exposed & { version: string };

interface Options extends Omit<TelemetryOptions, 'isLeaving'>, VisitorOptions {
  /** The configuration that the page was opened with; it may lack remotes of other pages. */
  site: Pick<SiteConfig, 'remotes'>;
  /** Called between the arrival of a module's code and its run, which may take long on a phone. */
  beforeRun?: () => Promise<void>;
}

export interface RemoteLoader<Exposed> {
  /** The remotes that are known by now, as this visitor gets them. */
  remotes(): readonly Remote[];

  /** Remotes that are not loaded yet come from this configuration. */
  setLatest(site: Pick<SiteConfig, 'remotes'>): void;

  /** Keeps the version that rendered what is on the screen. */
  keep(name: string): void;

  versionOf(name: string): string;

  /** Falls back to the previous version. @throws RemoteError when no version can be used */
  load(name: string, module: string): Promise<LoadedModule<Exposed>>;

  /** For what a module loads itself: as by `load`, a failure that the visitor's leaving causes is not reported. */
  whileLoading<T>(load: Promise<T>): Promise<T>;

  /** Lets the next `load` begin again, with a request of its own: it would join a pending one. */
  prepareRetry(name: string): void;

  /** Marks the current version as failed. @returns whether there is another one, which `load` takes */
  fallBack(name: string, error: unknown): boolean;

  reportCrash(name: string, module: string, error: unknown, version?: string): void;
}

const named = (name: string) => (remote: Remote) => remote.name === name;

function checkContract({ contract }: ReleaseSource) {
  if (contract === CONTRACT_VERSION) return;
  throw new Error(`built for contract ${contract}; this shell mounts ${CONTRACT_VERSION}`);
}

function checkExposed<Exposed extends ExposedModule>(value: unknown, module: string): Exposed {
  const exposed = value as Partial<Exposed> | null | undefined;
  // A component itself, as any host could render it; memo() and lazy() give objects.
  if (typeof exposed === 'function' || (exposed && '$$typeof' in exposed)) {
    return { contract: 0, Component: exposed, locales: [] } as never;
  }
  if (typeof exposed !== 'object' || !exposed?.Component) {
    throw new Error(`${module} exports no page or widget`);
  }
  const { contract = 0, Component, locales = [] } = exposed;
  return { contract, Component, locales } as Exposed;
}

/** Holds the state of one page view. The loader only checks that `Exposed` has a component. */
export function createRemoteLoader<Exposed extends ExposedModule>(
  options: Options,
): RemoteLoader<Exposed> {
  const first = chooseVersions(options.site, options);
  let known: readonly Remote[] = first;
  const versions = createVersions();
  const leaving = watchLeaving();
  const record = createTelemetry({ ...options, isLeaving: leaving.isLeaving });
  /** The number of the current attempt to load a container; an attempt that succeeded stays. */
  const attempts = new Map<string, number>();
  const working = new Set<string>();

  const attemptOf = (container: string) => attempts.get(container) ?? 0;

  function remoteOf(name: string): Remote {
    const remote = known.find(named(name));
    if (!remote) throw new RemoteError(name, '', new Error('the site has no such remote'));
    return remote;
  }

  /** Retries a quick failure once, since most are temporary. @throws TimeoutError, or the remote's error */
  async function loadVersion(source: ReleaseSource, module: string): Promise<Exposed> {
    checkContract(source);
    const { container } = source;
    for (let isLast = false; ; isLast = true) {
      const attempt = attemptOf(container);
      try {
        const load = async () => {
          const run = await loadModule(source, module, attempt);
          await options.beforeRun?.();
          return checkExposed<Exposed>(run().default, module);
        };
        const exposed = await withTimeout(load());
        working.add(container);
        return exposed;
      } catch (error) {
        // Unless another module of the same container met the same failure and began a new attempt.
        if (attempt === attemptOf(container)) attempts.set(container, attempt + 1);
        if (isLast || error instanceof TimeoutError) throw error;
      }
    }
  }

  function loadedFrom(
    name: string,
    source: ReleaseSource,
    exposed: Exposed,
  ): LoadedModule<Exposed> {
    versions.pin(name, source);
    return { ...exposed, version: source.version };
  }

  const lateArrival = (name: string, source: ReleaseSource, error: unknown) =>
    error instanceof TimeoutError
      ? async () => loadedFrom(name, source, (await error.work) as Exposed)
      : undefined;

  async function load(name: string, module: string): Promise<LoadedModule<Exposed>> {
    const remote = remoteOf(name);
    for (let source: ReleaseSource | undefined = versions.current(remote); ; ) {
      const place = { remote, version: source.version, module };
      try {
        const exposed = await loadVersion(source, module);
        record(place, { event: 'load' });
        return loadedFrom(name, source, exposed);
      } catch (error) {
        const late = lateArrival(name, source, error);
        const failed = new RemoteError(name, source.version, error, late);
        record(place, { event: 'failure', error });
        source = versions.markFailed(remote, source, error);
        if (!source) throw failed;
        console.warn(`[loader] ${name} falls back to ${source.version}:`, failed);
      }
    }
  }

  return {
    load: (name, module) => leaving.during(load(name, module)),
    whileLoading: leaving.during,
    remotes: () => known,
    setLatest(site) {
      const latest = chooseVersions(site, options);
      versions.setLatest(latest);
      // A remote that is loaded stays the one that the page was opened with, and its pages too.
      const stays = ({ name }: Remote) => versions.isPinned(name) || !latest.some(named(name));
      const kept = first.filter(stays);
      known = [...kept, ...latest.filter(({ name }) => !kept.some(named(name)))];
    },
    keep: (name) => versions.pin(name, remoteOf(name).live),
    versionOf: (name) => versions.current(remoteOf(name)).version,
    prepareRetry(name) {
      const remote = remoteOf(name);
      versions.clearFailures(remote);
      const { container } = versions.current(remote);
      if (!working.has(container)) attempts.set(container, attemptOf(container) + 1);
    },
    fallBack(name, error) {
      const remote = remoteOf(name);
      return versions.markFailed(remote, versions.current(remote), error) !== undefined;
    },
    reportCrash(name, module, error, version) {
      const remote = remoteOf(name);
      const place = { remote, version: version ?? versions.current(remote).version, module };
      record(place, { event: 'crash', error });
    },
  };
}
