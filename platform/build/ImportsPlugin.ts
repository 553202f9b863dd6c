import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { z } from 'zod';

/** Lies beside the built files; the release tool reads it. */
export const IMPORTS_FILE = 'imports.json';

/** `[importer, imported]`, as package names and folders of this repository. */
export const importsSchema = z.array(z.tuple([z.string(), z.string()]));
export type Imports = z.infer<typeof importsSchema>;

/** What JSX compiles to: no shared state in it, and too small to share. */
const jsxRuntime = /[\\/]react[\\/](cjs[\\/]react-)?jsx-runtime/;

function ownerOf(file: string, app: { name: string; folder: string }): string {
  const installed = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
  const [top, next] = path.relative(app.folder, file).split(path.sep);
  const name = installed?.replaceAll('\\', '/') ?? (top === '..' ? next : app.name);
  // Ours are named alike, wherever a remote lives.
  return name?.replace(/^@shop\//, '') ?? '';
}

const isConcatenated = (module: Rspack.Module): module is Rspack.ConcatenatedModule =>
  'modules' in module;
const parts = (module: Rspack.Module) => (isConcatenated(module) ? module.modules : [module]);

/** Records what was really built in; a linter sees only what is written. */
export class ImportsPlugin {
  constructor(private readonly app: string) {}

  apply(compiler: Rspack.Compiler) {
    compiler.hooks.thisCompilation.tap('ImportsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('ImportsPlugin', () => {
        const app = { name: this.app, folder: compiler.context };
        const pairs = [...new Set(this.#pairs(compilation, app))].sort();
        const imports = pairs.map((pair) => pair.split(' '));
        const source = new compiler.webpack.sources.RawSource(JSON.stringify(imports));
        compilation.emitAsset(IMPORTS_FILE, source);
      });
    });
  }

  *#pairs(compilation: Rspack.Compilation, app: Parameters<typeof ownerOf>[1]) {
    for (const module of [...compilation.modules].flatMap(parts)) {
      const imported = module.nameForCondition();
      if (!imported || jsxRuntime.test(imported)) continue;
      for (const { originModule } of compilation.moduleGraph.getIncomingConnections(module)) {
        // A concatenated module has the name of its root module, which may not be the importer.
        if (!originModule || isConcatenated(originModule)) continue;
        const importer = originModule.nameForCondition();
        if (!importer) continue;
        const pair = [importer, imported].map((file) => ownerOf(file, app));
        if (pair[0] !== pair[1]) yield pair.join(' ');
      }
    }
  }
}
