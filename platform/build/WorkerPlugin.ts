import { type Rspack, rspack } from '@rsbuild/core';

/**
 * Builds a service worker beside an app: one file without a hash in its name, because the browser
 * requests the worker at the same address after every release.
 */
export class WorkerPlugin {
  constructor(
    readonly entry: string,
    readonly filename: string,
  ) {}

  apply(compiler: Rspack.Compiler) {
    compiler.hooks.make.tapPromise(WorkerPlugin.name, async (compilation) => {
      const child = compilation.createChildCompiler(
        WorkerPlugin.name,
        { filename: this.filename },
        [
          new rspack.webworker.WebWorkerTemplatePlugin(),
          new rspack.EntryPlugin(compiler.context, this.entry, { name: this.filename }),
        ],
      );
      await new Promise<void>((resolve, reject) =>
        child.runAsChild((error, _entries, built) => {
          const failure = error ?? built?.errors[0];
          if (failure) reject(failure);
          else resolve();
        }),
      );
    });
  }
}
