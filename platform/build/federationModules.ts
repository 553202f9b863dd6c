import path from 'node:path';
import { packageFolder } from '../disk/packageFolder';

const file = (name: string, built: string) =>
  path.join(packageFolder(`@module-federation/${name}`), 'dist', built);

/**
 * The ES modules of the federation runtime, as aliases. The bundler resolves these two packages to
 * CommonJS, which it cannot tree-shake: 6 kB compressed for each remote.
 */
export const federationModules = {
  [file('webpack-bundler-runtime', 'index.cjs')]: file('webpack-bundler-runtime', 'bundler.js'),
  [file('inject-external-runtime-core-plugin', 'index.cjs')]: file(
    'inject-external-runtime-core-plugin',
    'index.js',
  ),
};
