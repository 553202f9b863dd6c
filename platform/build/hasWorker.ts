import { createRsbuild, type RsbuildConfig, type RsbuildPlugin, type Rspack } from '@rsbuild/core';

/**
 * Whether a build contains a script that starts outside of the page, of its own or of a dependency: a worker, a shared
 * worker, a service worker. Only such a script and the container start with the bundler's runtime.
 */
export const hasWorker = ({ chunks, entrypoints }: Rspack.Compilation): boolean =>
  [...chunks].filter((chunk) => chunk.hasRuntime()).length > entrypoints.size;

/**
 * The page's federation runtime does not exist in a worker, into whose script the bundler puts what takes it. Only the
 * module graph of a build shows whether there is one.
 * @param withRuntime the same build, with a runtime of its own
 */
export const rebuildForWorkers = (withRuntime: () => RsbuildConfig): RsbuildPlugin => ({
  name: 'rebuild-for-workers',
  setup(api) {
    api.onAfterBuild(async ({ stats }) => {
      if (!stats || !('compilation' in stats) || !hasWorker(stats.compilation)) return;
      await (await createRsbuild({ cwd: api.context.rootPath, config: withRuntime() })).build();
    });
  },
});
