import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { DIGESTS_FILE } from '@shop/shared-site/contract';
import type { ReleaseSource } from '@shop/shared-site/schema';
import { verifyFiles } from './verifyFiles';

export type RunModule = () => { default?: unknown };

const integrities = new Map<string, string>();

/** The entries of builds contain the digests of their other files. */
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

/** Otherwise the bundler's loader would wait for a script of an earlier attempt whose request hangs. */
function removeEarlier(base: string) {
  const earlier = `link[rel="preload"][href^="${base}"], script[src^="${base}"]`;
  for (const element of document.querySelectorAll(earlier)) element.remove();
}

const registered = new Set<string>();

function register(source: ReleaseSource, attempt: number): string {
  const { container, base, integrity } = source;
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
  // The runtime would take what an earlier attempt left there.
  Reflect.set(window, container, undefined);
  registerRemotes([{ name, entry: url.href, type: 'global', entryGlobalName: container }]);
  return name;
}

/** @throws when the list is missing, or differs from the one that was released */
async function loadDigests({ base, digests = '' }: ReleaseSource, attempt: number) {
  const response = await fetch(base + DIGESTS_FILE, {
    integrity: digests,
    cache: attempt ? 'reload' : 'default',
  });
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  verifyFiles(base, await response.json());
}

/**
 * Loads the code, and does not run it.
 * @param attempt distinguishes a retry: the runtime caches a remote by its name, and the browser its
 *   response, unless the name and the address are new
 * @throws when the bytes of the entry differ from those that were released
 */
export async function loadModule(
  source: ReleaseSource,
  module: string,
  attempt: number,
): Promise<RunModule> {
  const { base, integrity } = source;
  if (!integrity && !isLoopback(base)) throw new Error(`${base} has no integrity digest`);
  if (source.digests) await loadDigests(source, attempt);
  const id = register(source, attempt) + module.slice(1);
  const run = await loadRemote<RunModule>(id, { loadFactory: false, from: 'runtime' });
  if (!run) throw new Error(`${base} does not expose ${module}`);
  return run;
}
