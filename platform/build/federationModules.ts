import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../machine/packageFolder';

/** @throws when the package has no such file any more: an alias of it would do nothing */
function file(name: string, built: string): string {
  const place = path.join(packageFolder(`@module-federation/${name}`), 'dist', built);
  if (!existsSync(place)) throw new Error(`There is no ${place}: see federationModules.ts`);
  return place;
}

/**
 * The bundler cannot tree-shake the runtime's CommonJS, which the plug-in still resolves to: 10 kB for the shell, 6 kB
 * for each remote (module-federation/core, issue 4452).
 */
export const federationModules = {
  [file('runtime', 'index.cjs')]: file('runtime', 'index.js'),
  [file('webpack-bundler-runtime', 'index.cjs')]: file('webpack-bundler-runtime', 'bundler.js'),
  [file('inject-external-runtime-core-plugin', 'index.cjs')]: file(
    'inject-external-runtime-core-plugin',
    'index.js',
  ),
};
