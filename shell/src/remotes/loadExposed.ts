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
import { giveUp, settleOn, versionInUse } from './versionInUse';
import { TimeoutError, withTimeout } from './withTimeout';

/** Which attempt to load a container is the current one; it stays once it has worked. */
const attempts = new Map<string, number>();

function checkContract({ contract }: RemoteSource) {
  if (speaksContract(contract)) return;
  throw new Error(
    `built for contract ${contract}; this shell mounts ${OLDEST_CONTRACT} to ${CONTRACT_VERSION}`,
  );
}

function checkExposed(value: unknown, module: string): Exposed {
  const exposed = value as Partial<Exposed> | undefined;
  if (typeof exposed !== 'object' || !exposed.Component) {
    throw new Error(`${module} exports no page or widget`);
  }
  return { messages: [], ...exposed } as Exposed;
}

/** A quick failure is tried once more, since most are passing; a timeout has lasted long enough. */
async function loadVersion(source: RemoteSource, module: string): Promise<Exposed> {
  checkContract(source);
  for (let isLast = false; ; isLast = true) {
    const attempt = attempts.get(source.container) ?? 0;
    try {
      const loaded = await withTimeout(loadModule(source, module, attempt));
      return checkExposed(loaded?.default, module);
    } catch (error) {
      // Unless another module of the same container has met the same failure, and gone on already.
      if (attempt === (attempts.get(source.container) ?? 0)) {
        attempts.set(source.container, attempt + 1);
      }
      if (isLast || error instanceof TimeoutError) throw error;
    }
  }
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
      settleOn(remote.name, source);
      return { ...exposed, source };
    } catch (error) {
      const failed = new RemoteError(remote.name, source.version, error);
      reportRemote(remote, source, module, { event: 'failure', error });
      source = giveUp(remote, source, error);
      if (!source) throw failed;
      console.warn(`[shell] ${remote.name} falls back to ${source.version}:`, failed);
    }
  }
}
