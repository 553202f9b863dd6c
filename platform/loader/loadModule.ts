import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ReleaseSource } from '@shop/shared-site/schema';
import { verifyFiles } from './verifyFiles';

/** Runs an exposed module, once, and returns what it exports. */
export type RunModule = () => { default?: unknown };

/** Digests of entries, by address. */
const integrities = new Map<string, string>();

/** Makes the browser verify entries. The entries of builds contain the digests of their other files. */
function registerIntegrity() {
  registerPlugins([
    {
      name: 'integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.crossOrigin = 'anonymous';
        script.integrity = integrities.get(url) ?? '';
        return script;
      },
    },
  ]);
}

const isLoopback = (base: string) => /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(base);

/**
 * Removes the elements of earlier attempts. A script whose preload hangs would hang with it, and the bundler's loader
 * of chunks would wait for a script that is there already: without them the browser requests the files again.
 */
function removeEarlier(base: string) {
  const earlier = `link[rel="preload"][href^="${base}"], script[src^="${base}"]`;
  for (const element of document.querySelectorAll(earlier)) element.remove();
}

/** The names under which the runtime has got remotes. */
const registered = new Set<string>();

/** Registers one attempt to load one version of a remote, under a name of its own. */
function register(source: ReleaseSource, attempt: number): string {
  const { container, base, integrity, digests } = source;
  const name = [container, source.version, attempt].join('~');
  if (registered.has(name)) return name;
  if (registered.size === 0) registerIntegrity();
  registered.add(name);
  const url = new URL(base + source.entry, location.href);
  if (attempt) {
    url.searchParams.set('retry', String(attempt));
    removeEarlier(base);
  }
  if (integrity) integrities.set(url.href, integrity);
  if (digests) verifyFiles(base, digests);
  // The runtime would take what an earlier attempt left there.
  Reflect.set(window, container, undefined);
  registerRemotes([{ name, entry: url.href, type: 'global', entryGlobalName: container }]);
  return name;
}

/**
 * Loads the code of an exposed module with the federation runtime, and does not run it.
 * @param attempt distinguishes a retry from the attempts that failed: a pending request is joined, the
 *   runtime caches a remote by its name and the browser its response, unless the name and the address
 *   are new. Repeating an attempt that succeeded evaluates no module again.
 * @returns what runs it
 * @throws when the bytes of the entry differ from those that were released
 */
export async function loadModule(
  source: ReleaseSource,
  module: string,
  attempt: number,
): Promise<RunModule> {
  const { base, integrity } = source;
  if (!integrity && !isLoopback(base)) throw new Error(`${base} has no integrity digest`);
  const id = register(source, attempt) + module.slice(1);
  const run = await loadRemote<RunModule>(id, { loadFactory: false, from: 'runtime' });
  if (!run) throw new Error(`${base} does not expose ${module}`);
  return run;
}
