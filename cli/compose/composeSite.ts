import { allowedSources, privatePaths } from '../../backend/shopPolicy';
import { bundleProgram } from '../../platform/build/bundleProgram';
import { type ComposeOptions, compose } from '../../platform/compose/compose';
import { type ComposePages, changeAndCompose } from '../../platform/disk/changeAndCompose';
import { localTarget } from '../../platform/disk/siteFile';
import type { ChangeSite } from '../../platform/disk/target';
import { contentPolicies } from '../../platform/server/pageHeaders';
import { builtInShop } from '../../shared-contract/src/builtInShop';
import { type Content, layoutSlice } from '../../shared-contract/src/content';
import type { PublishedContent } from '../../shared-site/rendering';

const shopOf = (content: PublishedContent) => (content as Partial<Content>).shop ?? {};

export const composeFolder = (folder: string, options?: ComposeOptions) =>
  compose(
    folder,
    {
      layoutSlice,
      siteName: (content) => shopOf(content).name ?? builtInShop.name,
      privatePaths,
      policies: (site) => contentPolicies(site, allowedSources),
    },
    bundleProgram('platform/compose/renderChild.ts'),
    options,
  );

/** Pages of products that one publication composes: about two seconds of work. */
const MOST_OF_CONTENT = 40;

export const composeChanges: ComposePages = (folder, composed) =>
  composeFolder(folder, { composed, mostOfContent: MOST_OF_CONTENT });

/** @param change what else changes with the pages */
export const composeSite = (
  siteDir: string,
  { everything = false } = {},
  change: ChangeSite = (site) => site,
) =>
  changeAndCompose(localTarget(siteDir), change, (folder, composed) =>
    composeFolder(folder, { everything, composed }),
  );
