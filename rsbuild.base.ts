import { existsSync } from 'node:fs';
import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig, type RsbuildPlugin, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { ImportsPlugin } from './platform/build/ImportsPlugin';
import { singletons } from './platform/build/singletons';
import { devPorts, SHELL_DEV_PORT } from './platform/disk/devPorts';
import { hashFiles } from './platform/disk/hashFiles';
import { packageFolder } from './platform/disk/packageFolder';
import { borders } from './platform/site/borders';
import { containerName } from './platform/site/contract';
import type { RemoteManifest } from './platform/site/schema';
import { builtInShop } from './shared-contract/src/builtInShop';
import { formatPhone } from './shared-i18n/src/formats';

const root = import.meta.dirname;
const development = process.env['NODE_ENV'] === 'development';

/** What only the facade may import: in a remote's build the original is an error. */
const facadeOnly = new RegExp(`^(${borders.facade.packages.join('|')})(/|$)`);

const facadePlugin = () =>
  new rspack.NormalModuleReplacementPlugin(facadeOnly, ({ request }) => {
    throw new Error(`${request}: ${borders.facade.reason}`);
  });

/** What tells a build from every other: the release tool says it, or else the sources do. */
function buildId(): string {
  const said = process.env['BUILD_ID'];
  if (said !== undefined || development) return said ?? '';
  const sources = path.resolve('src');
  // Tools read the configuration from elsewhere too.
  return existsSync(sources) ? hashFiles([sources], process.cwd()).slice(0, 8) : '';
}

const shared = (role: 'shell' | 'remote', ranges: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(singletons()).map(([name, version]) => {
      const range = { singleton: true, requiredVersion: ranges[name] ?? `^${version}` };
      return [
        name,
        role === 'shell'
          ? { ...range, eager: true, version }
          : { ...range, import: false as const },
      ];
    }),
  );

/** Rspack resolves the federation runtime to CommonJS, which can't be shaken; take its ES modules. */
function federationRuntimeAlias() {
  const pick = (pkg: string, to: string) => {
    const dist = path.join(packageFolder(`@module-federation/${pkg}`), 'dist');
    const target = path.join(dist, to);
    if (!existsSync(target)) throw new Error(`${target} does not exist: check the runtime aliases`);
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

/**
 * Takes a hot update of a dictionary in place. Nothing accepted it: from the dictionary it reached the
 * exposed module of the page, and the browser reloaded. Now the module that declares the locales runs
 * again, and `defineLocales` replaces the texts on the screen.
 */
const hotLocales: RsbuildPlugin = {
  name: 'hot-locales',
  setup(api) {
    api.transform(
      { test: /Locales\.ts$/ },
      ({ code }) => `${code}\nimport.meta.webpackHot?.accept();\n`,
    );
  },
};

const federationOptions = {
  shareStrategy: 'loaded-first',
  dts: false,
  bridge: { enableBridgeRouter: false },
} as const;

/** @param usualPort where its development server listens unless another port was chosen */
function common(app: string, usualPort: number): RsbuildConfig {
  const port = devPorts(usualPort).own;
  return {
    dev: { client: { port } },
    server: { port, strictPort: true, cors: { origin: '*' } },
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
  const base = common('shell', SHELL_DEV_PORT);
  const { backend } = devPorts(SHELL_DEV_PORT);
  const forwarded = backend ? ['/site.json', '/content', '/rest', '/auth'] : [];
  return defineConfig({
    ...base,
    plugins: [
      pluginReact(),
      ...(development ? [hotLocales] : []),
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
      templateParameters: { shop: builtInShop, phone: formatPhone(builtInShop.phone) },
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
      proxy: Object.fromEntries(forwarded.map((route) => [route, `http://127.0.0.1:${backend}`])),
    },
  });
}

/** Two builds of one remote may live in one page: nothing global may have the same name. */
const productionRemote = (app: string, container: string): NonNullable<RsbuildConfig['tools']> => ({
  htmlPlugin: false,
  rspack: {
    output: { uniqueName: container, hashSalt: container, crossOriginLoading: 'anonymous' },
    plugins: [
      // The entry vouches for its scripts and styles, the site configuration for the entry.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new ImportsPlugin(app),
      facadePlugin(),
    ],
  },
});

/**
 * A remote's build.
 * @param manifest the remote's `remote.json`: what it exposes is said there, once
 * @param ranges versions of shared libraries it expects, where they are not the installed ones
 */
export function defineRemote(
  manifest: Pick<RemoteManifest, 'name' | 'exposes' | 'devPort'>,
  ranges?: Record<string, string>,
) {
  const base = common(manifest.name, manifest.devPort);
  const container = containerName(manifest.name, buildId());
  return defineConfig({
    ...base,
    plugins: [
      pluginReact(),
      ...(development ? [hotLocales] : []),
      pluginModuleFederation({
        ...federationOptions,
        name: container,
        filename: 'remoteEntry.js',
        exposes: manifest.exposes,
        shared: shared('remote', ranges),
        // For the release tool; the browser loads the entry itself.
        manifest: true,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
    // A remote starts through its federation container; only a development server wants an entry.
    source: {
      entry: development ? { index: path.join(root, 'platform/build/emptyEntry.ts') } : {},
    },
    resolve: {
      alias: federationRuntimeAlias(),
    },
    output: { ...base.output, assetPrefix: 'auto' },
    tools: development
      ? { rspack: { plugins: [facadePlugin()] } }
      : productionRemote(manifest.name, container),
  });
}
