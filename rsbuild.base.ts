import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import {
  defineConfig,
  type HtmlTag,
  type HtmlTagHandler,
  type RsbuildConfig,
  type RsbuildPlugin,
  rspack,
} from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BUILD_PLACEHOLDER, ContainerNamePlugin } from '@shop/platform/build/ContainerNamePlugin';
import { federationModules } from '@shop/platform/build/federationModules';
import { rebuildForWorkers } from '@shop/platform/build/hasWorker';
import { ImportsPlugin } from '@shop/platform/build/ImportsPlugin';
import { singletons } from '@shop/platform/build/singletons';
import { TextsPlugin } from '@shop/platform/build/TextsPlugin';
import { DEFAULT_PORT, devPorts } from '@shop/platform/machine/devPorts';
import { findPackageFolder, packageFolder } from '@shop/platform/machine/packageFolder';
import { builtInShop } from './shared-contract/src/builtInShop';
import { formatPhone } from './shared-contract/src/values/phone';
import { borders } from './shared-site/borders';
import { containerName } from './shared-site/contract';
import type { RemoteManifest } from './shared-site/schema';

const root = import.meta.dirname;
const development = process.env['NODE_ENV'] === 'development';

/** The loader must know the name of a container that a developer's machine serves. */
const isServed = development || process.env['SERVE_REMOTE'] !== undefined;

/** The remote is developed inside a deployed site, whose React is built for production. */
const isInSite = development && process.env['DEV_IN_SITE'] !== undefined;

/** What only the facade may import: in a remote's build the original is an error. */
const facadeOnly = new RegExp(`^(${borders.facade.packages.join('|')})(/|$)`);

const facadePlugin = () =>
  new rspack.NormalModuleReplacementPlugin(facadeOnly, ({ request }) => {
    throw new Error(`${request}: ${borders.facade.reason}`);
  });

const shared = (
  options: { eager: true } | { import: false },
  ranges: Record<string, string> = {},
) =>
  Object.fromEntries(
    Object.entries(singletons()).map(([name, version]) => [
      name,
      { singleton: true, requiredVersion: ranges[name] ?? `^${version}`, ...options },
    ]),
  );

type FederationOptions = Parameters<typeof pluginModuleFederation>[0];

/** @param runtime the shell provides the federation runtime, so that a page has one copy */
const federation = (
  runtime: Pick<
    NonNullable<FederationOptions['experiments']>,
    'provideExternalRuntime' | 'externalRuntime'
  >,
  options: FederationOptions,
) =>
  pluginModuleFederation({
    shareStrategy: 'loaded-first',
    dts: false,
    bridge: { enableBridgeRouter: false },
    experiments: {
      ...runtime,
      optimization: {
        target: 'web',
        // Snapshots belong to manifests, which the release tool reads and the browser does not.
        disableSnapshot: true,
        // An app that exposes modules loads none of other remotes.
        disableRemote: options.exposes !== undefined,
      },
    },
    ...options,
  });

/** React Refresh of a container that arrives after react-dom finds its renderer through this hook. */
const refreshHook =
  'globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}';

/**
 * Runs the module that declares the locales again after an edit of a dictionary, and `defineLocales`
 * replaces the texts on the screen. Otherwise the browser would reload.
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

const HOT = '?hot';

const hotExposed: RsbuildPlugin = {
  name: 'hot-exposed',
  setup(api) {
    const runtime = JSON.stringify(path.join(root, 'platform/build/hotExposed.ts'));
    api.transform({ resourceQuery: /^\?hot$/ }, ({ resourcePath }) => {
      const source = JSON.stringify(resourcePath);
      return `import * as react from 'react';
import { reloadLocales } from '@shop/shared-i18n';
import { createHotExposed } from ${runtime};
import exposed from ${source};
const hot = createHotExposed(react, exposed, reloadLocales);
export default hot.exposed;
import.meta.webpackHot?.accept(${source}, () => hot.replace(exposed));`;
    });
  },
};

/** React as a remote compiles for it: with Fast Refresh, but for a shell that is built for production. */
const reactPlugins = (): RsbuildPlugin[] =>
  isInSite
    ? [pluginReact({ fastRefresh: false, swcReactOptions: { development: false } }), hotExposed]
    : [pluginReact(), ...(development ? [hotLocales] : [])];

const hotModules = (exposes: Record<string, string>) =>
  Object.fromEntries(Object.entries(exposes).map(([name, file]) => [name, file + HOT]));

/** Rsbuild's own list. Without it Rsbuild reads a `.browserslistrc` of any folder above. */
const browsers = ['chrome >= 107', 'edge >= 107', 'firefox >= 104', 'safari >= 16'];

/** @param usualPort of its development server unless another port was chosen */
function common(classPrefix: string, usualPort: number): RsbuildConfig {
  const port = devPorts(usualPort).own;
  return {
    // A shared package that only a lazily compiled module imports would not be shared from the start.
    dev: { client: { port }, lazyCompilation: false },
    server: { port, strictPort: true, cors: { origin: '*' } },
    performance: { printFileSize: false },
    output: {
      cleanDistPath: true,
      dataUriLimit: 0,
      overrideBrowserslist: browsers,
      // A catalogue's HTML has a thousand of these names, and is smaller without those of the source in them.
      cssModules: {
        localIdentName: `${classPrefix}-${development ? '[local]-' : ''}[hash:base64:5]`,
      },
    },
  };
}

/** A digest of a module's path would depend on this folder: that of the federation runtime's module contains it. */
const optimization = { moduleIds: 'natural' } as const;

const isEntry = ({ attrs }: HtmlTag) => /\/index\.[^/]*js$/.test(String(attrs?.['src']));

/** The federation runtime starts while the libraries arrive, which are larger; chunks may run in any order. */
const entryFirst: HtmlTagHandler = (tags) =>
  tags.toSorted((a, b) => Number(isEntry(b)) - Number(isEntry(a)));

/** Of remotes that read Markdown. For browsers it decodes as HTML, which Trusted Types of staff's pages reject. */
const DECODER = 'decode-named-character-reference';
const decoder = findPackageFolder(DECODER);

const routerWithoutWarnings = path.join(packageFolder('react-router'), 'dist/production/index.mjs');

export function defineShell() {
  const base = common('shell', DEFAULT_PORT);
  const { backend } = devPorts(DEFAULT_PORT);
  const files = ['/site.json', '/history.', '/content'];
  const forwarded = backend ? [...files, '/rest', '/auth', '/storage'] : [];
  return defineConfig({
    ...base,
    plugins: [
      pluginReact(),
      federation(
        { provideExternalRuntime: true },
        {
          name: 'shell',
          shared: shared({ eager: true }),
          manifest: false,
        },
      ),
      ...(development ? [hotLocales] : []),
    ],
    source: { entry: { index: './src/main.ts' } },
    resolve: {
      alias: {
        ...federationModules,
        // Its exports lead to the build that warns developers.
        ...(development ? {} : { 'react-router$': routerWithoutWarnings }),
      },
    },
    // What only the composer runs of React would be among what every visitor downloads.
    splitChunks: { chunks: 'initial' },
    html: {
      template: './index.html',
      templateParameters: { shop: builtInShop, phone: formatPhone(builtInShop.phone) },
      // Each page sets its own, and the first one in the document would win.
      title: '',
      scriptLoading: 'defer',
      tags: development
        ? [{ tag: 'script', head: true, append: false, children: refreshHook }]
        : [entryFirst],
    },
    output: { ...base.output, assetPrefix: development ? '/' : 'auto' },
    ...(development ? {} : { tools: { rspack: { optimization, plugins: [new TextsPlugin()] } } }),
    server: {
      ...base.server,
      proxy: Object.fromEntries(forwarded.map((route) => [route, `http://127.0.0.1:${backend}`])),
    },
  });
}

type Manifest = Pick<RemoteManifest, 'name' | 'exposes' | 'devPort'> & { layout?: string };

const productionRemote = (
  { devPort: _, ...released }: Manifest,
  container: string,
): NonNullable<RsbuildConfig['tools']> => ({
  htmlPlugin: false,
  rspack: {
    output: { uniqueName: container, crossOriginLoading: 'anonymous' },
    optimization,
    plugins: [
      // The entry vouches for its scripts and styles, the site configuration for the entry.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      new ImportsPlugin(released.name),
      facadePlugin(),
      // No content block replaces what staff themselves read.
      ...(released.layout === 'staff' ? [] : [new TextsPlugin()]),
      ...(isServed ? [] : [new ContainerNamePlugin(released)]),
    ],
  },
});

/**
 * @param manifest the only list of the modules that the remote exposes
 * @param ranges versions of shared libraries that it expects, where they are not the installed ones
 * @param ownRuntime whether it contains a federation runtime, in place of the shell's
 */
export function defineRemote(
  manifest: Manifest,
  ranges?: Record<string, string>,
  ownRuntime = development,
): RsbuildConfig {
  // Two builds of one remote may be in one page: nothing global may have the same name.
  const build = isServed ? [] : [BUILD_PLACEHOLDER];
  const base = common([manifest.name, ...build].join('-'), manifest.devPort);
  const container = containerName(manifest.name, ...build);
  const { exposes } = manifest;
  return defineConfig({
    ...base,
    plugins: [
      ...reactPlugins(),
      federation(
        { externalRuntime: !ownRuntime },
        {
          name: container,
          filename: 'remoteEntry.js',
          exposes: isInSite ? hotModules(exposes) : exposes,
          shared: shared({ import: false }, ranges),
          // For the release tool; the browser loads the entry itself.
          manifest: true,
        },
      ),
      ...(ownRuntime ? [] : [rebuildForWorkers(() => defineRemote(manifest, ranges, true))]),
    ],
    resolve: {
      alias: {
        ...federationModules,
        ...(decoder && { [`${DECODER}$`]: path.join(decoder, 'index.js') }),
      },
    },
    // The libraries of a page are in its script: a file of their own would be one more request of the page,
    // and one more digest in the entry, which every page loads.
    splitChunks: { preset: 'none', cacheGroups: { defaultVendors: false } },
    // A remote starts through its federation container; only a development server wants an entry.
    source: {
      entry: development ? { index: path.join(root, 'platform/build/emptyEntry.ts') } : {},
      define: isInSite ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
    output: {
      ...base.output,
      assetPrefix: 'auto',
      // The folder of a version is named after its content already, and the entry contains all names. The
      // chunk loader takes a style with a sheet's name for that sheet, of whichever build it is.
      ...(isServed
        ? {}
        : { filename: { js: '[name].js', css: `[name].${BUILD_PLACEHOLDER}.css` } }),
    },
    tools: development
      ? {
          rspack: {
            plugins: [facadePlugin()],
            ...(isInSite ? { optimization: { nodeEnv: 'production' } } : {}),
          },
        }
      : productionRemote(manifest, container),
  });
}
