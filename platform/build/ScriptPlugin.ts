import { type Rspack, rspack } from '@rsbuild/core';

/** Builds a script that runs without the rest of the app, under the given name. */
export class ScriptPlugin {
  constructor(
    readonly entry: string,
    readonly filename: string,
  ) {}

  apply(compiler: Rspack.Compiler) {
    compiler.hooks.make.tapPromise(ScriptPlugin.name, async (compilation) => {
      const child = compilation.createChildCompiler(
        ScriptPlugin.name,
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
