import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig, rspack } from '@rsbuild/core';
import { root } from '@shop/platform/machine/paths';
import { writeAtomically } from '@shop/platform/machine/writeAtomically';
import { compressFiles, writeWithCopies } from '@shop/platform/site/compressFiles';
import type { SiteConfig } from '../../shared-site/schema';
import type { Replacements } from './sources';

export const baseOf = (app: string) => `/${app}/bench/`;

const replaced = ['createRemoteLoader', 'pageSnapshot'] as const;

export const withReplacements = (
  replacements: Replacements,
): NonNullable<RsbuildConfig['tools']> => ({
  rspack: {
    plugins: replaced.map(
      (name) =>
        new rspack.NormalModuleReplacementPlugin(new RegExp(`(^|/)${name}$`), (data) => {
          data.request = replacements[name];
        }),
    ),
  },
});

/** Compressed like a release. @param app folder of the app in this repository */
export async function buildVariantApp(app: string, siteDir: string, config: RsbuildConfig) {
  const target = path.join(siteDir, app, 'bench');
  const rsbuild = await createRsbuild({
    cwd: path.join(root, app),
    rsbuildConfig: {
      ...config,
      logLevel: 'error',
      output: {
        ...config.output,
        assetPrefix: baseOf(app),
        distPath: { root: target },
        cleanDistPath: true,
      },
    },
  });
  const { close } = await rsbuild.build();
  await close();
  compressFiles(target);
  if (app === 'shell') writeBareHtml(target, siteDir);
}

/** The shell's bare HTML is what every address of a site without composed pages answers. */
function writeBareHtml(folder: string, siteDir: string) {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
    // These variants have their configuration compiled in.
    .replace(/\s*<link rel="preload" href="\/site\.json"[^>]*>/, '');
  writeWithCopies(path.join(siteDir, '_app.html'), html);
}

/** The server reads a site's configuration too: for its policies, and to know the pages there are. */
export const writeConfiguration = (siteDir: string, site: SiteConfig) =>
  writeAtomically(path.join(siteDir, 'site.json'), JSON.stringify(site));
