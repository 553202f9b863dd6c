import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig, type Rspack } from '@rsbuild/core';
import { root } from '@shop/platform/machine/paths';

export interface UsedPackages {
  /** Our code in the built files uses a name of these packages. */
  named: string[];
  /** Something uses exports of these packages in the built files. */
  contained: string[];
}

const packageIn = (file: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];
const packageOf = (request: string) => /^(?:@[^/]+\/)?[^./][^/]*/.exec(request)?.[0];

/** Rspack joins modules that one chunk alone needs into one. */
const parts = (module: Rspack.Module) =>
  ('modules' in module ? module.modules : [module]) as Rspack.Module[];

/** The type of an `import`; each name that is used of it is a dependency of another type. */
const WITHOUT_NAMES = 'esm import';

class UsedPackagesPlugin {
  readonly named = new Set<string>();
  readonly contained = new Set<string>();

  apply(compiler: Rspack.Compiler) {
    compiler.hooks.thisCompilation.tap('UsedPackagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('UsedPackagesPlugin', () => this.#read(compilation));
    });
  }

  #read({ modules, chunkGraph, moduleGraph, entrypoints }: Rspack.Compilation) {
    const isUsed = (module: Rspack.Module) => {
      const exported = moduleGraph.getUsedExports(module, [...entrypoints.keys()]);
      return Array.isArray(exported) ? exported.length > 0 : exported !== false;
    };
    for (const module of modules) {
      // A module that nothing uses is in no chunk.
      if ([...chunkGraph.getModuleChunksIterable(module)].length === 0) continue;
      for (const part of parts(module)) {
        const file = part.nameForCondition();
        const owner = packageIn(file ?? '');
        if (owner && isUsed(part)) this.contained.add(owner);
        if (owner || !file) continue;
        for (const { type, request = '' } of part.dependencies) {
          const name = packageOf(request);
          if (name && type !== WITHOUT_NAMES) this.named.add(name);
        }
      }
    }
  }
}

// Builds an app into a temporary folder, and prints its packages: tsx cli/verify/usedPackages.ts mf-booking
process.chdir(path.join(root, process.argv[2] ?? ''));
process.env['NODE_ENV'] = 'production';
const folder = mkdtempSync(path.join(tmpdir(), 'used-packages-'));
try {
  const plugin = new UsedPackagesPlugin();
  const { content } = await loadConfig();
  const rsbuild = await createRsbuild({
    rsbuildConfig: mergeRsbuildConfig(content, {
      logLevel: 'silent',
      output: { distPath: { root: folder } },
      tools: { rspack: { plugins: [plugin] } },
    }),
  });
  await (await rsbuild.build()).close();
  const used: UsedPackages = { named: [...plugin.named], contained: [...plugin.contained] };
  console.info(JSON.stringify(used));
} finally {
  rmSync(folder, { recursive: true });
}
