import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { containerName, type RemoteManifest } from './shared-contract/src/siteConfig';
import { devPorts } from './tooling/apps';

const root = import.meta.dirname;
const development = process.env['NODE_ENV'] === 'development';

/** One copy per page. The shell owns them; remotes take the shell's and bundle none. */
const singletons = [
  'react',
  'react-dom',
  '@shop/shared-vendor',
  '@shop/shared-i18n',
  '@shop/shared-contract',
];

/** What only the facade may import: in a remote's build the original is an unresolvable module. */
const facadeOnly = ['react-router', 'react-router-dom', 'i18next', 'react-i18next', 'zustand'];

const versionOf = (name: string): string => {
  const manifest = path.join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
};

const shared = (role: 'shell' | 'remote') =>
  Object.fromEntries(
    singletons.map((name) => {
      const range = { singleton: true, requiredVersion: `^${versionOf(name)}` };
      return [
        name,
        role === 'shell'
          ? { ...range, eager: true, version: versionOf(name) }
          : { ...range, import: false as const },
      ];
    }),
  );

/** Rspack resolves the federation runtime to CommonJS, which can't be shaken; take its ES modules. */
function federationRuntimeAlias() {
  const pick = (pkg: string, to: string) => {
    const dist = path.join(root, 'node_modules/@module-federation', pkg, 'dist');
    const target = path.join(dist, to);
    if (!existsSync(target)) throw new Error(`${target} is gone: check the runtime aliases again`);
    return [path.join(dist, 'index.cjs'), target] as const;
  };
  return Object.fromEntries([
    pick('webpack-bundler-runtime', 'bundler.js'),
    pick('runtime', 'bundler.js'),
    pick('runtime-tools', 'bundler.js'),
    pick('inject-external-runtime-core-plugin', 'index.js'),
  ]);
}

/** React Refresh of a container that arrives after react-dom finds its renderer through this hook. */
const refreshHook =
  'globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}';

const federationOptions = {
  shareStrategy: 'loaded-first',
  dts: false,
  bridge: { enableBridgeRouter: false },
} as const;

function common(app: string): RsbuildConfig {
  return {
    dev: { client: { port: devPorts[app] ?? 0 } },
    server: { port: devPorts[app] ?? 0, strictPort: true, cors: { origin: '*' } },
    performance: { printFileSize: false },
    output: {
      cleanDistPath: true,
      dataUriLimit: 0,
      // The app's name keeps two teams' classes apart.
      cssModules: { localIdentName: `${app}-[local]-[hash:base64:5]` },
    },
  };
}

/** The shell's build: owner of the singletons and of the federation runtime. */
export function defineShell() {
  const base = common('shell');
  return defineConfig({
    ...base,
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        ...federationOptions,
        name: 'shell',
        shared: shared('shell'),
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ],
    source: { entry: { index: './src/main.ts' } },
    html: {
      template: './index.html',
      // Each page sets its own, and the first one in the document would win.
      title: '',
      scriptLoading: 'defer',
      tags: development
        ? [{ tag: 'script', head: true, append: false, children: refreshHook }]
        : [],
    },
    resolve: { alias: federationRuntimeAlias() },
    output: { ...base.output, assetPrefix: development ? '/' : 'auto' },
    server: {
      ...base.server,
      proxy: Object.fromEntries(
        ['/site.json', '/rest', '/auth'].map((route) => [route, 'http://127.0.0.1:3010']),
      ),
    },
  });
}

/**
 * A remote's build.
 * @param manifest the remote's `remote.json`: what it exposes is said there, once
 */
export function defineRemote(manifest: Pick<RemoteManifest, 'name' | 'exposes'>) {
  const base = common(manifest.name);
  return defineConfig({
    ...base,
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        ...federationOptions,
        name: containerName(manifest.name),
        filename: 'remoteEntry.js',
        exposes: manifest.exposes,
        shared: shared('remote'),
        // For the release tool; the browser loads the entry itself.
        manifest: true,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
    source: { entry: { index: path.join(root, 'tooling/emptyEntry.ts') } },
    resolve: {
      alias: {
        ...federationRuntimeAlias(),
        ...Object.fromEntries(
          facadeOnly.map((name) => [`${name}$`, `${name} must come from @shop/shared-vendor`]),
        ),
      },
    },
    output: { ...base.output, assetPrefix: 'auto' },
    tools: development ? {} : { htmlPlugin: false },
  });
}
