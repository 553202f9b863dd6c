import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { remotes } from '@shop/platform/machine/apps';
import { root } from '@shop/platform/machine/paths';
import { defineShell } from '../../rsbuild.base';
import type { RemoteManifest, SiteConfig } from '../../shared-site/schema';
import { baseOf, buildVariantApp, withReplacements, writeConfiguration } from './buildVariantApp';
import { federatedImport, writeReplacements } from './sources';

/** Every library that must exist once, shared whole, each app with a copy of its own to offer. */
const shared = Object.fromEntries(
  [
    'react',
    'react-dom',
    'react-router',
    'zustand',
    'i18next',
    'react-i18next',
    '@shop/shared-contract',
    '@shop/shared-i18n',
    '@shop/shared-ui',
  ].map((name) => [name, { singleton: true, requiredVersion: false as const }]),
);

/**
 * The bundler writes the text of some functions of this process into its runtime. The compiler of this
 * process has added calls of `__name` to them, so the runtime needs that function.
 */
const runtimeHelpers = { __name: '((value) => value)' };

const identifier = (remote: string) => remote.replaceAll('-', '_');

const exposesOf = (remote: string) => {
  const file = path.join(root, remote, 'remote.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest).exposes;
};

async function buildRemote(remote: string, siteDir: string) {
  await buildVariantApp(remote, siteDir, {
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        name: identifier(remote),
        exposes: exposesOf(remote),
        shared,
        dts: false,
      }),
    ],
    source: {
      entry: { index: path.join(root, 'platform/build/emptyEntry.ts') },
      define: runtimeHelpers,
    },
    output: { cssModules: { localIdentName: `${remote}-[local]-[hash:base64:5]` } },
    performance: { printFileSize: false },
  });
}

async function buildHost(siteDir: string, site: SiteConfig) {
  const replacements = writeReplacements('usual', federatedImport, site);
  const { plugins: _, resolve: __, ...shell } = defineShell();
  await buildVariantApp('shell', siteDir, {
    ...shell,
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        name: 'shell',
        remotes: Object.fromEntries(
          remotes.map((remote) => [
            identifier(remote),
            `${identifier(remote)}@${baseOf(remote)}mf-manifest.json`,
          ]),
        ),
        shared,
        dts: false,
      }),
    ],
    source: {
      entry: { index: replacements.start },
      define: { ...shell.source?.define, ...runtimeHelpers },
    },
    tools: withReplacements(replacements),
  });
}

/** The set-up of federation's guides: default settings, manifests, nothing prerendered. */
export async function buildFederationSite(siteDir: string, site: SiteConfig) {
  await buildHost(siteDir, site);
  for (const remote of remotes) await buildRemote(remote, siteDir);
  writeConfiguration(siteDir, site);
}
