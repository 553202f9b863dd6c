import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { OWN_CHUNK, OWN_FILE, type OwnLibraries } from './ownFile';

const OWN = '?own';

/** The version of a library as the folder of the remote has it installed. */
function versionOf(library: string, folder: string): string {
  const places = createRequire(path.join(folder, 'package.json')).resolve.paths(library) ?? [];
  for (const modules of places) {
    try {
      const file = path.join(modules, library, 'package.json');
      return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    } catch {
      // It may lie in a folder above.
    }
  }
  throw new Error(`remote.json: own names ${library}, which is not installed`);
}

/** A page of a remote with a router of its own: at the address of the shell's router, in its routes. */
const pageWithRouter = (page: string, paths: readonly string[]) => `
import { createElement } from 'react';
import { Route, Router, Routes } from '@shop/shared-vendor';
import { usePageNavigation } from '@shop/shared-contract';
import exposed from ${JSON.stringify(page)};
const Component = (props) => {
  const element = createElement(exposed.Component, props);
  const routes = ${JSON.stringify(paths)}.map((path) => createElement(Route, { key: path, path, element }));
  return createElement(Router, usePageNavigation(), createElement(Routes, null, routes));
};
export default { ...exposed, Component };`;

/** What the facade consists of; its two dependencies are nowhere else in a build. */
const isOwn = /[\\/](shared-vendor|react-router|react-router-dom|zustand)[\\/]/;

interface Remote {
  exposes: Record<string, string>;
  pages: readonly { path: string; module: string }[];
}

/**
 * Lets a build contain copies of shared libraries of its own.
 * @param names the libraries
 * @param remote its `remote.json`
 */
export function ownLibraries(names: readonly string[], { exposes, pages }: Remote) {
  const hasRouter = names.includes('@shop/shared-vendor');
  const plugin: RsbuildPlugin = {
    name: 'own-libraries',
    setup(api) {
      const folder = api.context.rootPath;
      api.transform({ resourceQuery: /^\?own$/ }, ({ resourcePath }) => {
        const module = Object.keys(exposes).find(
          (name) => path.resolve(folder, exposes[name] ?? '') === resourcePath,
        );
        const own = pages.filter((page) => page.module === module);
        return pageWithRouter(
          resourcePath,
          own.map((page) => page.path),
        );
      });
      api.modifyRspackConfig((config) => {
        const own: OwnLibraries = Object.fromEntries(
          names.map((name) => [name, { version: versionOf(name, folder) }]),
        );
        // In one file, whose size is the price of the copies.
        config.optimization ??= {};
        config.optimization.splitChunks = {
          chunks: 'async',
          cacheGroups: {
            default: false,
            defaultVendors: false,
            own: { name: OWN_CHUNK, test: isOwn, enforce: true },
          },
        };
        config.plugins ??= [];
        config.plugins.push({
          apply(compiler: Rspack.Compiler) {
            compiler.hooks.thisCompilation.tap('own-libraries', (compilation) => {
              compilation.hooks.processAssets.tap('own-libraries', () => {
                const source = new compiler.webpack.sources.RawSource(JSON.stringify(own));
                compilation.emitAsset(OWN_FILE, source);
              });
            });
          },
        });
      });
    },
  };
  return {
    plugin,
    exposes: hasRouter
      ? Object.fromEntries(Object.entries(exposes).map(([name, file]) => [name, file + OWN]))
      : exposes,
    /** The facade imports the originals, and is built in. */
    containsFacade: hasRouter,
  };
}
