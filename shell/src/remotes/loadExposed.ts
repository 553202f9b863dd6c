import {
  CONTRACT_VERSION,
  type Exposed,
  OLDEST_CONTRACT,
  type RemoteEntry,
  type RemoteSource,
  speaksContract,
} from '@shop/shared-contract';
import { loadModule } from './loadContainer';
import { RemoteError } from './RemoteError';
import { reportRemote } from './reportRemote';
import { forgetFailures, markFailed, pinVersion, versionInUse } from './versionInUse';
import { TimeoutError, withTimeout } from './withTimeout';

/** Which attempt to load a container is the current one; it stays once it has worked. */
const attempts = new Map<string, number>();
const working = new Set<string>();

function checkContract({ contract }: RemoteSource) {
  if (speaksContract(contract)) return;
  throw new Error(
    `built for contract ${contract}; this shell mounts ${OLDEST_CONTRACT} to ${CONTRACT_VERSION}`,
  );
}

/** What a module of contract 2 or 3 exports: contract 2 names its dictionaries `messages`. */
type ExportedValue = Partial<Exposed> & { messages?: Exposed['locales'] };

function checkExposed(value: unknown, module: string): Exposed {
  const exposed = value as ExportedValue | undefined;
  if (typeof exposed !== 'object' || !exposed.Component) {
    throw new Error(`${module} exports no page or widget`);
  }
  const { contract = 0, Component, locales = exposed.messages ?? [] } = exposed;
  return { contract, Component, locales };
}

/**
 * A quick failure is tried once more, since most are passing; a timeout has lasted long enough.
 * @throws TimeoutError, whose `work` may still succeed, or what the remote failed with
 */
async function loadVersion(source: RemoteSource, module: string): Promise<Exposed> {
  checkContract(source);
  for (let isLast = false; ; isLast = true) {
    const attempt = attempts.get(source.container) ?? 0;
    try {
      const load = async () =>
        checkExposed((await loadModule(source, module, attempt))?.default, module);
      const exposed = await withTimeout(load());
      working.add(source.container);
      return exposed;
    } catch (error) {
      // Unless another module of the same container has met the same failure, and gone on already.
      if (attempt === (attempts.get(source.container) ?? 0)) {
        attempts.set(source.container, attempt + 1);
      }
      if (isLast || error instanceof TimeoutError) throw error;
    }
  }
}

/**
 * Prepares a retry that the visitor asked for: with the version that the site's configuration names,
 * and in a request of its own. What hangs since an earlier one, of a prefetch too, would be joined.
 */
export function prepareRetry(remote: RemoteEntry) {
  forgetFailures(remote);
  const { container } = versionInUse(remote);
  if (!working.has(container)) attempts.set(container, (attempts.get(container) ?? 0) + 1);
}

const loaded = new Set<string>();

/** Once a tab: what is asked for again is there already. */
function reportLoad(remote: RemoteEntry, source: RemoteSource, module: string, ms: number) {
  const id = `${source.container} ${module}`;
  if (loaded.has(id)) return;
  loaded.add(id);
  reportRemote(remote, source, module, { event: 'load', ms });
}

/** An exposed module and the version it came from. */
export interface LoadedModule extends Exposed {
  source: RemoteSource;
}

/** Waits for a version that was given up after a timeout. */
const arrival = (name: string, source: RemoteSource, work: Promise<unknown>) => async () => {
  const exposed = (await work) as Exposed;
  pinVersion(name, source);
  return { ...exposed, source };
};

/**
 * Loads an exposed module of a remote, from its previous version when the one in use does not load.
 * @throws RemoteError when no version can be reached, answers in time, or keeps to the contract
 */
export async function loadExposed(remote: RemoteEntry, module: string): Promise<LoadedModule> {
  for (let source: RemoteSource | undefined = versionInUse(remote); ; ) {
    try {
      const began = performance.now();
      const exposed = await loadVersion(source, module);
      reportLoad(remote, source, module, performance.now() - began);
      pinVersion(remote.name, source);
      return { ...exposed, source };
    } catch (error) {
      const failed = new RemoteError(
        remote.name,
        source.version,
        error,
        error instanceof TimeoutError ? arrival(remote.name, source, error.work) : undefined,
      );
      reportRemote(remote, source, module, { event: 'failure', error });
      source = markFailed(remote, source, error);
      if (!source) throw failed;
      console.warn(`[shell] ${remote.name} falls back to ${source.version}:`, failed);
    }
  }
}
