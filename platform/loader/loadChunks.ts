import { loadScript, loadStyle } from './loadFiles';

type LoadEvent = { type: 'load' | 'error'; target: { src: string } };

/** Module factories, by id. */
export type Modules = Record<string, (module: { exports: unknown }) => void>;

/** A chunk's script pushes its ids and its modules. */
type Chunk = [ids: (string | number)[], modules: Modules];

/** What Rspack's runtime in a remote's entry has for the files of chunks; the names are Rspack's. */
export interface ChunkRequire {
  m: Modules;
  /** What loads a chunk: each function adds the promises of its part. */
  f: Record<string, (chunkId: string, promises: Promise<unknown>[]) => void>;
  /** The name of the global variable that scripts of chunks push to. Not Rspack's: see RemoteRuntimePlugin. */
  chunkQueue?: string;
  /** The folder of the version's files. */
  p?: string;
  /** The name of the script of a chunk. */
  u?: (chunkId: string) => string;
  /** Loads the script of a chunk, and passes what happened to a function: entries before 1.2 call it. */
  l?: (url: string, done: (event: LoadEvent) => void, key: string, chunkId: string) => void;
  /** Digests of the scripts and of the style sheets, by chunk. */
  sriHashes?: Record<string, string>;
  sriExtractCssHashes?: Record<string, string>;
  /** The name of the style sheet of a chunk. */
  miniCssF?: (chunkId: string) => string;
}

/** Returns a part of what loads chunks: it loads each once, and again after a failure. */
function onceForEach(load: (chunkId: string) => Promise<void> | undefined) {
  const loading = new Map<string, Promise<void> | undefined>();
  return (chunkId: string, promises: Promise<unknown>[]) => {
    const promise = loading.get(chunkId) ?? load(chunkId);
    if (!promise) return;
    loading.set(chunkId, promise);
    promise.catch(() => loading.delete(chunkId));
    promises.push(promise);
  };
}

/**
 * Takes the modules of the chunks whose scripts have run, and of each that will run.
 * @returns the ids of the chunks that have run, which grow
 */
function takeModules({ m: modules }: ChunkRequire, queueName: string): Set<string> {
  const arrived = new Set<string>();
  const take = ([ids, added]: Chunk) => {
    Object.assign(modules, added);
    for (const id of ids) arrived.add(String(id));
  };
  const queue: Chunk[] = Reflect.get(globalThis, queueName) ?? [];
  Reflect.set(globalThis, queueName, queue);
  queue.forEach(take);
  // The queue keeps what it got, for an entry that runs again after a failure.
  queue.push = (...chunks) => {
    chunks.forEach(take);
    return Array.prototype.push.apply(queue, chunks);
  };
  return arrived;
}

/** Loads the scripts and style sheets of chunks, where the entry does not contain what loads them. */
export function loadChunks(require: ChunkRequire) {
  const { currentScript } = document;
  const entry = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href;
  require.p ??= new URL('.', entry).href;
  const { p: base, sriHashes = {}, sriExtractCssHashes = {}, u, miniCssF } = require;
  require.l ??= (url, done, _, chunkId) => {
    const settle = (type: LoadEvent['type']) => () => done({ type, target: { src: url } });
    loadScript(url, sriHashes[chunkId]).then(settle('load'), settle('error'));
  };
  if (require.chunkQueue) {
    const arrived = takeModules(require, require.chunkQueue);
    require.f['j'] = onceForEach((chunkId) => {
      const integrity = arrived.has(chunkId) ? undefined : sriHashes[chunkId];
      return integrity && u ? loadScript(base + u(chunkId), integrity) : undefined;
    });
  }
  require.f['miniCss'] ??= onceForEach((chunkId) => {
    const integrity = sriExtractCssHashes[chunkId];
    return integrity && miniCssF ? loadStyle(base, miniCssF(chunkId), integrity) : undefined;
  });
}
