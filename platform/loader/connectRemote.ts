import { loadScript, loadStyle } from './loadFiles';

type LoadEvent = { type: 'load' | 'error'; target: { src: string } };

/** What Rspack's runtime in a remote's entry offers; the names are Rspack's. */
interface RemoteRequire {
  /** Module factories, by id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** What loads a chunk: each function adds the promises of its part. */
  f: Record<string, (chunkId: string, promises: Promise<unknown>[]) => void>;
  /** Which modules stand for shared packages, and which of them a chunk needs; a hot update replaces it. */
  consumesLoadingData?: {
    chunkMapping?: Record<string, string[]>;
    moduleIdToConsumeDataMapping?: Record<string, { shareKey: string }>;
  };
  /** The folder of the version's files. */
  p?: string;
  /** Loads the script of a chunk, and passes what happened to a function. */
  l?: (url: string, done: (event: LoadEvent) => void, key: string, chunkId: string) => void;
  /** Digests of the scripts and of the style sheets, by chunk. */
  sriHashes?: Record<string, string>;
  sriExtractCssHashes?: Record<string, string>;
  /** The name of the style sheet of a chunk. */
  miniCssF?: (chunkId: string) => string;
  initializeExposesData: { moduleMap: Record<string, () => Promise<() => unknown>> };
  /** What the container exports as `init` and `get`. */
  initContainer: () => void;
  getContainer: (module: string) => Promise<() => unknown>;
}

/** A library that the shell shares with all remotes, so that a page has one copy. */
export interface SharedLibrary {
  version: string;
  /** What it exports. */
  exports: unknown;
}

/** By the name that remotes import. */
export type SharedLibraries = Record<string, SharedLibrary>;

/** Makes the modules that stand for shared libraries export the shell's copies. */
function shareLibraries(require: RemoteRequire, libraries: SharedLibraries) {
  async function provide(id: string) {
    const { shareKey = id } = require.consumesLoadingData?.moduleIdToConsumeDataMapping?.[id] ?? {};
    const library = libraries[shareKey];
    if (!library) throw new Error(`the shell does not share ${shareKey}`);
    require.m[id] = (module) => {
      module.exports = library.exports;
    };
  }
  require.f['consumes'] = (chunkId, promises) => {
    const ids = require.consumesLoadingData?.chunkMapping?.[chunkId] ?? [];
    promises.push(...ids.filter((id) => !require.m[id]).map(provide));
  };
}

/** Loads the scripts and style sheets of chunks, where the entry does not contain what loads them. */
function loadChunks(require: RemoteRequire) {
  const { currentScript } = document;
  const entry = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href;
  require.p ??= new URL('.', entry).href;
  require.l ??= (url, done, _, chunkId) => {
    const settle = (type: LoadEvent['type']) => () => done({ type, target: { src: url } });
    loadScript(url, require.sriHashes?.[chunkId]).then(settle('load'), settle('error'));
  };
  const sheets = new Map<string, Promise<void>>();
  require.f['miniCss'] ??= (chunkId, promises) => {
    const integrity = require.sriExtractCssHashes?.[chunkId];
    if (!integrity || !require.miniCssF) return;
    const loading =
      sheets.get(chunkId) ?? loadStyle(require.p ?? '', require.miniCssF(chunkId), integrity);
    sheets.set(chunkId, loading);
    loading.catch(() => sheets.delete(chunkId));
    promises.push(loading);
  };
}

/**
 * Creates what connects the container of a remote with the shell. Every remote's entry calls it, so that
 * none has to contain a federation runtime or a loader of files: a remote shares nothing itself, and
 * consumes only what the shell owns. Remotes that were built before contain a runtime, and do not call it.
 */
export const createConnectRemote = (libraries: SharedLibraries) => (require: RemoteRequire) => {
  shareLibraries(require, libraries);
  loadChunks(require);
  require.initContainer = () => {};
  require.getContainer = async (module) => {
    const load = require.initializeExposesData.moduleMap[module];
    if (!load) throw new Error(`the remote does not expose ${module}`);
    return load();
  };
};
