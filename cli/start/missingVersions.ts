import { existsSync } from 'node:fs';
import path from 'node:path';
import { displayPath } from '@shop/platform/machine/validateJson';
import type { SiteConfig } from '../../shared-site/schema';

/** Paths below the site. */
function* liveFolders({ shell, remotes }: SiteConfig) {
  if (shell) yield { app: 'shell', folder: `/shell/${shell.version}/` };
  for (const { name, live, canary } of remotes) {
    for (const { base } of canary ? [live, canary.release] : [live])
      yield { app: name, folder: base };
  }
}

/** A line for each live version without files, as after an incomplete copy, with what brings it back. */
export const missingVersions = (siteDir: string, site: SiteConfig): string[] =>
  [...liveFolders(site)]
    .filter(({ folder }) => folder.startsWith('/') && !existsSync(path.join(siteDir, folder)))
    .map(
      ({ app, folder }) =>
        `  ${displayPath(siteDir)}${folder} is live but missing: put a copy in its place, or npm run shop -- release ${app}`,
    );
