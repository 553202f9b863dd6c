import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '@shop/platform/machine/apps';
import { buildDir, root } from '@shop/platform/machine/paths';
import { navigationOf } from '../../shared-site/pageSite';
import type { RemoteManifest, SiteConfig } from '../../shared-site/schema';

/** Ignored by git. */
export const benchDir = path.join(buildDir, 'bench');

type Import = (remote: string, module: string, file: string) => string;

const manifestOf = (remote: string) =>
  JSON.parse(readFileSync(path.join(root, remote, 'remote.json'), 'utf8')) as RemoteManifest;

/** Imports the pages' sources into the shell's build: the same site as one app. */
export const bundledImport: Import = (remote, _module, file) => path.join(root, remote, file);

/** As in the examples of the federation plug-in: the shell's build names the remotes. */
export const federatedImport: Import = (remote, module) =>
  remote.replaceAll('-', '_') + module.slice(1);

const ours = (file: string) => JSON.stringify(path.join(root, file));

function loaderSource(importOf: Import): string {
  const cases = remotes.flatMap((remote) =>
    Object.entries(manifestOf(remote).exposes).map(
      ([module, file]) =>
        `  ${JSON.stringify(remote + module)}: () => import(${JSON.stringify(importOf(remote, module, file))}),`,
    ),
  );
  return `import { bundledLoader } from ${ours('bench/variants/bundledLoader.ts')};
export const createRemoteLoader = bundledLoader({
${cases.join('\n')}
});
`;
}

/** As one app would have it: with what its page embeds, and the site in its code. */
const snapshotSource = (site: SiteConfig) => {
  const original = ours('shell/src/page/pageSnapshot.ts');
  return `import { readSnapshot as readPage } from ${original};
export * from ${original};
const site = ${JSON.stringify({ ...site, navigation: navigationOf(site.remotes) })};
const { navigation } = site;
export const readSnapshot = (document) => ({ ...readPage(document), site, navigation });
`;
};

/** Returns the files by the name of the module that each replaces. */
export function writeReplacements(name: string, importOf: Import, site: SiteConfig) {
  const folder = path.join(benchDir, 'sources', name);
  mkdirSync(folder, { recursive: true });
  const files = {
    createRemoteLoader: path.join(folder, 'createRemoteLoader.js'),
    pageSnapshot: path.join(folder, 'pageSnapshot.js'),
    start: path.join(folder, 'start.js'),
  };
  writeFileSync(files.createRemoteLoader, loaderSource(importOf));
  writeFileSync(files.pageSnapshot, snapshotSource(site));
  // Shared packages need an asynchronous start, as the documentation of Module Federation states.
  writeFileSync(files.start, `import(${ours('shell/src/main.ts')});\n`);
  return files;
}

export type Replacements = ReturnType<typeof writeReplacements>;
