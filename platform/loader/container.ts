import type { ReleaseSource } from '@shop/site/schema';
import { createConnectRemote, type SharedLibraries } from './connectRemote';
import {
  type Container,
  type Entry,
  loadEntry,
  type RunModule,
  type ShareScope,
} from './loadEntry';

const isLoopback = (base: string) => /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(base);

/** A script whose preload hangs would hang with it: without the hint the browser requests it again. */
function removePreloads(base: string) {
  for (const hint of document.querySelectorAll(`link[rel="preload"][href^="${base}"]`))
    hint.remove();
}

let libraries: SharedLibraries = {};

/** Sets the libraries that remotes receive; to be called once, before the first remote is loaded. */
export function shareLibraries(shared: SharedLibraries) {
  libraries = shared;
  // The entries of remotes call it.
  Reflect.set(globalThis, 'connectRemote', createConnectRemote(shared));
}

/** The same for a container, by name and version. */
const shareScope = (): ShareScope =>
  Object.fromEntries(
    Object.entries(libraries).map(([name, { version, exports }]) => [
      name,
      { [version]: { get: async () => () => exports } },
    ]),
  );

/** By the address of their entry. */
const containers = new Map<string, Promise<Container>>();

async function startContainer(entry: Entry) {
  const container = await loadEntry(entry);
  await container.init(shareScope());
  return container;
}

function containerOf(entry: Entry) {
  const { url } = entry;
  const loading = containers.get(url) ?? startContainer(entry);
  containers.set(url, loading);
  loading.catch(() => containers.delete(url));
  return loading;
}

type Runtime = ReturnType<typeof import('./federationRuntime').startRuntime>;
let starting: Promise<Runtime> | undefined;

/** The federation runtime, which is downloaded when the first release needs it. */
function startedRuntime() {
  starting ??= import('./federationRuntime').then(({ startRuntime }) => startRuntime(libraries));
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
}

async function loadWithRuntime({ url, ...entry }: Entry, name: string, module: string) {
  const runtime = await startedRuntime();
  runtime.registerRemotes([
    { name, entry: url, type: 'global', entryGlobalName: entry.container, ...entry },
  ]);
  const options = { loadFactory: false, from: 'runtime' } as const;
  const run = await runtime.loadRemote<RunModule>(name + module.slice(1), options);
  if (!run) throw new Error(`${url} does not expose ${module}`);
  return run;
}

/**
 * Loads the code of an exposed module, and does not run it.
 * @param attempt distinguishes a retry from the attempts that failed: a pending request is joined, the
 *   runtime caches a remote by its name and the browser its response, unless the name and the address
 *   are new. Repeating an attempt that succeeded evaluates no module again.
 * @returns what runs it
 * @throws when the bytes of the entry differ from those that were released
 */
export async function loadFromContainer(
  source: ReleaseSource,
  module: string,
  attempt: number,
): Promise<RunModule> {
  const { container, base, integrity, runtime } = source;
  if (!integrity && !isLoopback(base)) throw new Error(`${base} has no integrity digest`);
  const url = new URL(base + source.entry, location.href);
  if (attempt) {
    url.searchParams.set('retry', String(attempt));
    removePreloads(base);
  }
  const entry = { url: url.href, container, integrity };
  if (runtime === 'shell') return (await containerOf(entry)).get(module);
  return loadWithRuntime(entry, attempt ? `${container}~${attempt}` : container, module);
}
