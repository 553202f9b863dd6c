import { getInstance } from '@module-federation/enhanced/runtime';
import {
  CONTRACT_VERSION,
  containerName,
  type Exposed,
  type RemoteEntry,
} from '@shop/shared-contract';
import { RemoteError } from './RemoteError';
import { TimeoutError, withTimeout } from './withTimeout';

const registered = new Map<string, number>();
const failures = new Map<string, number>();

/**
 * Tells the runtime where the remote is. After a failure it gets a new URL: the runtime would join
 * the hanging request, and the browser would repeat the cached answer.
 */
function register(remote: RemoteEntry) {
  const federation = getInstance();
  if (!federation) throw new Error('the federation runtime has not started');
  const name = containerName(remote.name);
  const tries = failures.get(remote.name) ?? 0;
  if (registered.get(remote.name) !== tries) {
    const url = new URL(remote.base + remote.entry, location.href);
    if (tries) url.searchParams.set('retry', String(tries));
    federation.registerRemotes([{ name, entry: url.href, type: 'global', entryGlobalName: name }], {
      force: tries > 0,
    });
    registered.set(remote.name, tries);
  }
  return federation;
}

async function loadOnce(remote: RemoteEntry, module: string): Promise<Exposed> {
  const id = containerName(remote.name) + module.slice(1);
  const loaded = await withTimeout(register(remote).loadRemote<{ default?: Exposed }>(id));
  const exposed = loaded?.default;
  if (typeof exposed !== 'object' || !exposed.Component) {
    throw new Error(`${module} exports no page or widget`);
  }
  if (exposed.contract !== CONTRACT_VERSION) {
    throw new Error(
      `built for contract ${exposed.contract}, this shell speaks ${CONTRACT_VERSION}`,
    );
  }
  return exposed;
}

/**
 * Loads an exposed module of a remote. A quick failure is tried once more, since most are passing;
 * a timeout is not, since the visitor has waited long enough.
 * @throws RemoteError when the remote can't be reached, answers garbage, is slow or throws
 */
export async function loadExposed(remote: RemoteEntry, module: string): Promise<Exposed> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await loadOnce(remote, module);
    } catch (error) {
      failures.set(remote.name, (failures.get(remote.name) ?? 0) + 1);
      if (attempt === 2 || error instanceof TimeoutError) throw new RemoteError(remote, error);
    }
  }
}
