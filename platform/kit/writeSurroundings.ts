import path from 'node:path';
import { changeJson } from './changeJson';
import { copyFiles } from './copyFiles';
import type { Package } from './packPackage';

/** The other tools come with the kit. */
const importedTools = /^(@testing-library|@types)\/|^axe-core$/;

type Versions = Record<string, string>;

interface PackageSources {
  tarballs: Versions;
  tools: Versions;
  /** The types of the shared packages need them, and npm does not install them. */
  sharedTools: Versions;
}

/**
 * Writes what surrounds the sources of a remote in a repository of its own.
 * @param own the package of the remote
 */
export function writeSurroundings(
  own: Package,
  { tarballs, tools, sharedTools }: PackageSources,
  target: string,
) {
  copyFiles('repository', target, { 'mf-example': own.name.replace(/^@[^/]*\//, '') });
  changeJson(path.join(target, 'package.json'), (common) => ({
    ...own,
    ...common,
    dependencies: { ...own.dependencies, ...tarballs },
    devDependencies: {
      ...Object.fromEntries(Object.entries(tools).filter(([name]) => importedTools.test(name))),
      ...sharedTools,
      ...own.devDependencies,
    },
  }));
  if ('@shop/shared-ui' in tarballs) return;
  // They are its types of styles and pictures.
  changeJson<{ files: string[] }>(
    path.join(target, 'tsconfig.json'),
    ({ files: _, ...rest }) => rest,
  );
}
