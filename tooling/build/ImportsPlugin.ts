import path from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** Beside the built files: which package imports which. The release tool reads it. */
export const IMPORTS_FILE = 'imports.json';

/** Who imports whom: `[importer, imported]`, as package names and folders of this repository. */
export type Imports = [string, string][];

/** What JSX compiles to: no shared state in it, and too small to share. */
const jsxRuntime = /[\\/]react[\\/](cjs[\\/]react-)?jsx-runtime/;

/** The installed package or the folder of this repository that a file belongs to. */
export function ownerOf(file: string, root: string): string {
  const installed = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
  return installed?.replaceAll('\\', '/') ?? path.relative(root, file).split(path.sep)[0] ?? '';
}

/** Writes down what was really built in, where a linter sees only what is written. */
export class ImportsPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Rspack.Compiler) {
    compiler.hooks.thisCompilation.tap('ImportsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('ImportsPlugin', () => {
        const pairs = [...new Set(this.#pairs(compilation))].sort();
        const imports = pairs.map((pair) => pair.split(' '));
        const source = new compiler.webpack.sources.RawSource(JSON.stringify(imports));
        compilation.emitAsset(IMPORTS_FILE, source);
      });
    });
  }

  *#pairs(compilation: Rspack.Compilation) {
    for (const module of compilation.modules) {
      const imported = module.nameForCondition();
      if (!imported || jsxRuntime.test(imported)) continue;
      for (const { originModule } of compilation.moduleGraph.getIncomingConnections(module)) {
        const importer = originModule?.nameForCondition();
        if (!importer) continue;
        const pair = [importer, imported].map((file) => ownerOf(file, this.root));
        if (pair[0] !== pair[1]) yield pair.join(' ');
      }
    }
  }
}
