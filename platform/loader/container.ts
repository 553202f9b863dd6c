import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { getInstance } from '@module-federation/enhanced/runtime';
import type { ReleaseSource } from '@shop/site/schema';
import { connectRemote } from './connectRemote';

const isLoopback = (base: string) => /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(base);

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;

/** What the runtime passes on to `loadEntry` of what was registered. */
type RemoteInfo = Parameters<LoadEntry>[0]['remoteInfo'] & Pick<ReleaseSource, 'integrity'>;

const loadEntry: LoadEntry = ({ remoteInfo }) =>
  new Promise((resolve, reject) => {
    const { entry, entryGlobalName, integrity = '' }: RemoteInfo = remoteInfo;
    const script = document.createElement('script');
    script.src = entry;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    // The value that an earlier attempt left there is not the result of this one.
    Reflect.set(window, entryGlobalName, undefined);
    script.onload = () => {
      const container = Reflect.get(window, entryGlobalName);
      if (container) resolve(container);
      else reject(new Error(`${entry} is not a remote`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${entry} cannot be loaded, or its content differs from the release`));
    };
    document.head.append(script);
  });

/** The federation runtime, with our own way to load a remote's entry file. */
function federationRuntime() {
  const federation = getInstance();
  if (!federation) throw new Error('the federation runtime has not started');
  // The runtime ignores a plugin whose name it knows.
  federation.registerPlugins([{ name: 'integrity', loadEntry }]);
  // The entries of remotes call it.
  Reflect.set(globalThis, 'connectRemote', connectRemote);
  return federation;
}

/** A script whose preload hangs would hang with it: without the hint the browser requests it again. */
function removePreloads(base: string) {
  for (const hint of document.querySelectorAll(`link[rel="preload"][href^="${base}"]`))
    hint.remove();
}

/**
 * Loads the code of an exposed module, and does not run it.
 * @param attempt distinguishes a retry from the attempts that failed: the runtime caches a remote by
 *   its name and joins a pending request, and the browser returns a cached response, unless the name
 *   and the address are new. Repeating an attempt that succeeded evaluates no module again.
 * @returns the function that runs the module, once, and returns what it exports
 * @throws when the bytes of the entry differ from those that were released
 */
export function loadFromContainer(source: ReleaseSource, module: string, attempt: number) {
  const { container, base, entry, integrity } = source;
  if (!integrity && !isLoopback(base)) throw new Error(`${base} has no integrity digest`);
  const url = new URL(base + entry, location.href);
  if (attempt) {
    url.searchParams.set('retry', String(attempt));
    removePreloads(base);
  }
  const name = attempt ? `${container}~${attempt}` : container;
  const federation = federationRuntime();
  const remote = {
    name,
    entry: url.href,
    type: 'global' as const,
    entryGlobalName: container,
    integrity,
  };
  federation.registerRemotes([remote]);
  return federation.loadRemote<() => { default?: unknown }>(name + module.slice(1), {
    loadFactory: false,
    from: 'runtime',
  });
}
