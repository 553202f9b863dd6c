import { existsSync } from 'node:fs';
import path from 'node:path';
import { createPageComposer } from '@shop/cli/compose/composeSite';
import { buildDir } from '@shop/platform/machine/paths';
import type { PageComposer } from '@shop/platform/publish/publish';
import { changeSite } from '@shop/platform/site/siteFile';
import { copySite } from '@shop/platform/site/testing/copySite';
import { SHOP_ORIGIN } from './shop';

const BUILT = path.join(buildDir, 'test-site');

/** How pages are rendered, and where from. */
export interface Rendering extends PageComposer {
  /** Puts the built apps into an empty site. */
  prepare(siteDir: string, key: string): Promise<void>;
}

/**
 * Renders the pages of the site that the tests build, with the programs that ship. These run in processes of their own,
 * whose clock is the machine's: no page may show the day on which it is rendered.
 */
export function builtSite(): Rendering {
  if (!existsSync(BUILT)) throw new Error('There is no built site: npm test builds one.');
  return {
    ...createPageComposer(),
    async prepare(siteDir, key) {
      copySite(BUILT, siteDir);
      await changeSite(siteDir, (site) => ({
        ...site,
        origin: SHOP_ORIGIN,
        backend: { url: '', key },
      }));
    },
  };
}
