import path from 'node:path';
import { packageFolder } from '../disk/packageFolder';

const file = (name: string, built: string) =>
  path.join(packageFolder(`@module-federation/${name}`), 'dist', built);

/**
 * The ES modules of the federation runtime, as aliases. The bundler resolves these packages to CommonJS,
 * which it cannot tree-shake: 10 kB compressed for the shell, 6 kB for each remote.
 */
export const federationModules = {
  [file('runtime', 'index.cjs')]: file('runtime', 'index.js'),
  [file('webpack-bundler-runtime', 'index.cjs')]: file('webpack-bundler-runtime', 'bundler.js'),
  [file('inject-external-runtime-core-plugin', 'index.cjs')]: file(
    'inject-external-runtime-core-plugin',
    'index.js',
  ),
};
