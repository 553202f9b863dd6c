import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { composeSite } from '@shop/cli/compose/composeSite';
import { webRoot } from '@shop/platform/site/generations';
import { changeSite } from '@shop/platform/site/siteFile';
import { UNKNOWN_FOLDER } from '../../shared-site/routes';
import { variantDir } from '../variants/buildVariants';
import { benchDir } from '../variants/sources';

/** Copies the site, with all pages hydrating at load. @returns its folder */
export async function buildSiteAtLoad(): Promise<string> {
  const folder = path.join(benchDir, 'composed-at-load');
  rmSync(folder, { recursive: true, force: true });
  cpSync(variantDir('composed'), folder, { recursive: true, verbatimSymlinks: true });
  await changeSite(folder, (site) => ({
    ...site,
    remotes: site.remotes.map((remote) => ({
      ...remote,
      live: {
        ...remote.live,
        pages: remote.live.pages.map(({ hydrate: _, ...page }) => page),
      },
    })),
  }));
  await composeSite(folder, { everything: true });
  // Unknown addresses then get the bare HTML.
  rmSync(webRoot(folder) + UNKNOWN_FOLDER, { recursive: true });
  return folder;
}
