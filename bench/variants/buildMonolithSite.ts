import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pluginReact } from '@rsbuild/plugin-react';
import { composeSite } from '@shop/cli/compose/composeSite';
import { filesBelow } from '@shop/platform/machine/hashFiles';
import { writeWithCopies } from '@shop/platform/site/compressFiles';
import { withDrafts } from '@shop/platform/site/generations';
import { defineShell } from '../../rsbuild.base';
import type { SiteConfig } from '../../shared-site/schema';
import { baseOf, buildVariantApp, withReplacements, writeConfiguration } from './buildVariantApp';
import { bundledImport, writeReplacements } from './sources';

/** Built like the shell, without federation, with the layout in its HTML. */
export async function buildMonolithSite(siteDir: string, site: SiteConfig) {
  const replacements = writeReplacements('monolith', bundledImport, site);
  const shell = defineShell();
  await buildVariantApp('shell', siteDir, {
    ...shell,
    plugins: [pluginReact()],
    tools: withReplacements(replacements),
  });
  writeConfiguration(siteDir, site);
}

/** The styles of the prerendered pages are inlined, and their files preloaded. */
export async function buildPrerenderedMonolith(from: string, siteDir: string, site: SiteConfig) {
  // All remotes are the one app.
  const remotes = site.remotes.map((remote) => ({
    ...remote,
    live: { ...remote.live, base: baseOf('shell') },
  }));
  cpSync(path.join(from, 'shell'), path.join(siteDir, 'shell'), { recursive: true });
  await withDrafts(siteDir, async (createDraft) => {
    const { folder, makeLive } = createDraft();
    cpSync(path.join(from, '_app.html'), path.join(folder, '_app.html'));
    writeConfiguration(folder, { ...site, remotes });
    await makeLive();
  });
  await composeSite(siteDir, { everything: true });
  for (const file of filesBelow(siteDir)) {
    if (path.basename(file) === 'index.html') withoutConfiguration(file);
  }
}

function withoutConfiguration(file: string) {
  const html = readFileSync(file, 'utf8').replace(
    /<script type="application\/json" id="site">.*?<\/script>/s,
    '',
  );
  writeWithCopies(file, html);
}
