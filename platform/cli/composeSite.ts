import { builtInShop } from '../../shared-contract/src/builtInShop';
import { type Content, frameSlice } from '../../shared-contract/src/content';
import { compose } from '../compose/compose';
import type { PublishedContent } from '../site/rendering';
import { privatePaths } from './shopPolicy';

const shopOf = (content: PublishedContent) => (content as Partial<Content>).shop ?? {};

/** Composes the pages of this shop's site; see `compose`. */
export const composeSite = (siteDir: string, options?: Parameters<typeof compose>[2]) =>
  compose(
    siteDir,
    {
      frameSlice,
      siteName: (content) => shopOf(content).name ?? builtInShop.name,
      privatePaths,
    },
    options,
  );
