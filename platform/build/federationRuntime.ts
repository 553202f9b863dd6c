import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';
import { packageFolder } from '../disk/packageFolder';

const nameOf = (pkg: string) => `@module-federation/${pkg}`;
const commonJsOf = (pkg: string) => path.join(packageFolder(nameOf(pkg)), 'dist/index.cjs');

/** What the plug-in's runtime module imports, and the ES module to take in its place. */
const imported = {
  'webpack-bundler-runtime': 'bundler.js',
  'inject-external-runtime-core-plugin': 'index.js',
};

function esModuleOf(pkg: string, file: string) {
  const target = path.join(path.dirname(commonJsOf(pkg)), file);
  if (!existsSync(target))
    throw new Error(`${target} does not exist: update the aliases in federationRuntime.ts`);
  return target;
}

/** Rspack resolves the federation runtime to CommonJS, which can't be shaken; take its ES modules. */
export const federationRuntimeAlias = () => ({
  ...Object.fromEntries(
    Object.entries(imported).map(([pkg, file]) => [`${nameOf(pkg)}$`, esModuleOf(pkg, file)]),
  ),
  [commonJsOf('runtime')]: esModuleOf('runtime', 'bundler.js'),
  [commonJsOf('runtime-tools')]: esModuleOf('runtime-tools', 'bundler.js'),
});

const encoded = (request: string) => encodeURIComponent(JSON.stringify(request));

/** The plug-in's runtime module, which each container begins with. */
const runtimeModule = /^@module-federation\/runtime\/.*!=!data:/;

/** Takes the runtime of a remote's container from the shell, see `platform/loader/connectRemote.ts`. */
export const remoteRuntimePlugin = () =>
  new rspack.NormalModuleReplacementPlugin(
    runtimeModule,
    path.join(import.meta.dirname, 'remoteRuntime.ts'),
  );

/**
 * Makes the plug-in's runtime module import its packages by name. It is a `data:` module with
 * absolute paths in its text, and ids of modules are digests of such texts: the same sources would
 * give another build in each folder.
 * @throws when a path is left that is not known here
 */
export const portableRuntimePlugin = () =>
  new rspack.NormalModuleReplacementPlugin(runtimeModule, (data) => {
    data.request = Object.keys(imported).reduce(
      (request, pkg) => request.replace(encoded(commonJsOf(pkg)), encoded(nameOf(pkg))),
      data.request,
    );
    const left = /from%20%22((?:%2F|[A-Z]%3A).*?)%22/.exec(data.request)?.[1];
    if (left) throw new Error(`The federation runtime imports ${decodeURIComponent(left)}`);
  });

/**
 * Module ids for a build that provides shared packages. Rspack's ids are digests of identifiers, and
 * those of shared modules contain the absolute path of the package: they get numbers in the order in
 * which they are imported, all others the digest of their relative path.
 */
export const portableModuleIds = (): Pick<Rspack.Configuration, 'optimization' | 'plugins'> => ({
  optimization: { moduleIds: 'natural' },
  plugins: [
    new rspack.ids.DeterministicModuleIdsPlugin({
      test: (module) => !/^(consume|provide) shared module /.test(module.identifier()),
    }),
  ],
});
