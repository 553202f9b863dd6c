import { type ChunkRequire, loadChunks } from './loadChunks';

/** What Rspack's runtime in a remote's entry offers; the names are Rspack's. */
interface RemoteRequire extends ChunkRequire {
  /** Which modules stand for shared packages, and which of them a chunk needs; a hot update replaces it. */
  consumesLoadingData?: {
    chunkMapping?: Record<string, string[]>;
    moduleIdToConsumeDataMapping?: Record<string, { shareKey: string }>;
  };
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
