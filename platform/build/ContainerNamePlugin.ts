import { createHash } from 'node:crypto';
import type { Rspack } from '@rsbuild/core';
import { integrityOf } from '../machine/hashFiles';

/** Stands for the digest of a build until all its files are there. */
export const BUILD_PLACEHOLDER = '__build_id__';

/** The federation plug-in's reports on a build: no browser loads them. */
const isReport = (name: string) => /^mf-(stats|manifest)\.json$/.test(name);

const isText = (name: string) => /\.(js|css|json)$/.test(name);

/**
 * Prevents two builds in one page from sharing the name of a container, class or stylesheet. Named after what was built: by
 * a digest of the sources, a comment or a shared component that this app does not use would make a new version of it.
 */
export class ContainerNamePlugin {
  constructor(private readonly released: object) {}

  apply(compiler: Rspack.Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ContainerNamePlugin', (compilation) => {
      // Last of all: the entry has the integrity of the other files by now.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ContainerNamePlugin', stage }, () => {
        const id = this.#digest(compilation);
        const integrities = new Map<string, string>();
        const texts = compilation.getAssets().filter(({ name }) => isText(name));
        const renamed = texts.map(({ name, source }) => {
          const before = source.source().toString();
          const after = before.replaceAll(BUILD_PLACEHOLDER, id);
          integrities.set(integrityOf(before), integrityOf(after));
          return { name, after };
        });
        for (const { name, after } of renamed) {
          const text = after.replace(/sha256-[\w+/=]+/g, (each) => integrities.get(each) ?? each);
          compilation.updateAsset(name, new sources.RawSource(text));
          const unique = name.replaceAll(BUILD_PLACEHOLDER, id);
          if (unique !== name) compilation.renameAsset(name, unique);
        }
      });
    });
  }

  #digest(compilation: Rspack.Compilation) {
    const hash = createHash('sha256').update(JSON.stringify(this.released));
    const files = compilation.getAssets().filter(({ name }) => !isReport(name));
    for (const { name, source } of files.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      hash.update('\0').update(name).update('\0').update(source.buffer());
    }
    return hash.digest('hex').slice(0, 8);
  }
}
