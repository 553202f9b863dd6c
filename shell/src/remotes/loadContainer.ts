import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteSource } from '@shop/shared-contract';

const isLoopback = (base: string) => /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(base);

/** What the browser must find in each container's entry file before it runs it. */
const integrityOf = new Map<string, string>();

type Loader = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;

const loadEntry: Loader = ({ remoteInfo }) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = remoteInfo.entry;
    script.crossOrigin = 'anonymous';
    script.integrity = integrityOf.get(remoteInfo.entryGlobalName) ?? '';
    // What an earlier attempt left there must not answer for this one.
    Reflect.set(window, remoteInfo.entryGlobalName, undefined);
    script.onload = () => {
      const container = Reflect.get(window, remoteInfo.entryGlobalName);
      if (container) resolve(container);
      else reject(new Error(`${remoteInfo.entry} is no remote`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${remoteInfo.entry} can't be loaded, or is not what was released`));
    };
    document.head.append(script);
  });

/** The federation runtime, with our own way to load a remote's entry file. */
function federationRuntime() {
  const federation = getInstance();
  if (!federation) throw new Error('the federation runtime has not started');
  return federation;
}

federationRuntime().registerPlugins([{ name: 'integrity', loadEntry }]);

/** A script whose preload hangs would hang with it: without the hint the browser requests it again. */
function removePreloads(base: string) {
  for (const hint of document.querySelectorAll(`link[rel="preload"][href^="${base}"]`))
    hint.remove();
}

/**
 * Loads an exposed module.
 * @param attempt tells a retry from what failed before: the runtime remembers a remote by its name
 *   and joins a hanging request, and the browser repeats a cached answer, unless both are new. An
 *   attempt that has worked can be asked again, and runs nothing twice.
 * @throws when the entry is not, to the byte, what was released
 */
export function loadModule(source: RemoteSource, module: string, attempt: number) {
  const { container, base, entry, integrity } = source;
  if (!integrity && !isLoopback(base)) throw new Error(`${base} comes without its digest`);
  if (integrity) integrityOf.set(container, integrity);
  const federation = federationRuntime();
  const url = new URL(base + entry, location.href);
  if (attempt) {
    url.searchParams.set('retry', String(attempt));
    removePreloads(base);
  }
  const name = attempt ? `${container}~${attempt}` : container;
  federation.registerRemotes([
    { name, entry: url.href, type: 'global', entryGlobalName: container },
  ]);
  return federation.loadRemote<{ default?: unknown }>(name + module.slice(1));
}
