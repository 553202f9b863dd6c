import { getInstance } from '@module-federation/enhanced/runtime';

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
  initializeExposesData: { moduleMap: Record<string, () => Promise<() => unknown>> };
  /** What the container exports as `init` and `get`. */
  initContainer: () => void;
  getContainer: (module: string) => Promise<() => unknown>;
}

/** The shell's copy of a shared package. */
async function sharedModule(name: string): Promise<unknown> {
  const factory = await getInstance()?.loadShare(name);
  if (!factory) throw new Error(`the shell does not share ${name}`);
  return factory();
}

/**
 * Connects the container of a remote with the modules that the shell shares. Every remote's entry calls
 * it, so that none has to contain a federation runtime: a remote shares nothing itself, and consumes
 * only what the shell owns. Remotes that were built before contain a runtime, and do not call it.
 */
export function connectRemote(require: RemoteRequire) {
  async function provide(id: string) {
    const { shareKey = id } = require.consumesLoadingData?.moduleIdToConsumeDataMapping?.[id] ?? {};
    const exports = await sharedModule(shareKey);
    require.m[id] = (module) => {
      module.exports = exports;
    };
  }
  require.f['consumes'] = (chunkId, promises) => {
    const ids = require.consumesLoadingData?.chunkMapping?.[chunkId] ?? [];
    promises.push(...ids.filter((id) => !require.m[id]).map(provide));
  };
  require.initContainer = () => {};
  require.getContainer = async (module) => {
    const load = require.initializeExposesData.moduleMap[module];
    if (!load) throw new Error(`the remote does not expose ${module}`);
    return load();
  };
}
