import { builtInShop } from '../../shared-contract/src/builtInShop';
import { type Content, frameSlice } from '../../shared-contract/src/content';
import { type ComposeOptions, compose } from '../compose/compose';
import { changeAndCompose } from '../disk/changeAndCompose';
import { localTarget } from '../disk/siteFile';
import type { ChangeSite } from '../disk/target';
import { contentPolicies } from '../server/pageHeaders';
import type { PublishedContent } from '../site/rendering';
import { bundleProgram } from './bundleProgram';
import { allowedSources, privatePaths } from './shopPolicy';

const shopOf = (content: PublishedContent) => (content as Partial<Content>).shop ?? {};

/** Composes the pages of this shop in the folder of a site's next generation; see `compose`. */
export const composeFolder = (folder: string, options?: ComposeOptions) =>
  compose(
    folder,
    {
      frameSlice,
      siteName: (content) => shopOf(content).name ?? builtInShop.name,
      privatePaths,
      policies: (site) => contentPolicies(site, allowedSources),
    },
    { ...options, renderWorker: () => bundleProgram('platform/compose/renderWorker.ts') },
  );

/**
 * Composes the pages of this shop's site.
 * @param options.everything renders every page again
 * @param change what else changes with them
 */
export const composeSite = (
  siteDir: string,
  { everything = false } = {},
  change: ChangeSite = (site) => site,
) =>
  changeAndCompose(localTarget(siteDir), change, (folder, composed) =>
    composeFolder(folder, { everything, composed }),
  );
