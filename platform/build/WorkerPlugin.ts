import { type Rspack, rspack } from '@rsbuild/core';

/** The file has no hash in its name: browsers request the worker at one address after every release. */
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
