import { allowedSources, privatePaths } from '@shop/backend/shopPolicy';
import { bundleProgram } from '@shop/platform/build/bundleProgram';
import { type ComposeOptions, compose, type SitePolicy } from '@shop/platform/compose/compose';
import { createContentPagesComposer } from '@shop/platform/compose/composeContentPages';
import { createRenderProcesses, type OnEscapes } from '@shop/platform/compose/renderProcess';
import { continueAll, type PageComposer } from '@shop/platform/publish/publish';
import { contentPolicies } from '@shop/platform/server/pageHeaders';
import { type Composed, changeAndCompose } from '@shop/platform/site/changeAndCompose';
import { localTarget } from '@shop/platform/site/siteFile';
import type { ChangeSite } from '@shop/platform/site/target';
import { builtInShop } from '../../shared-contract/src/builtInShop';
import type { Content, PublishedProduct } from '../../shared-contract/src/content';
import {
  articleChanges,
  articleLanguages,
  articlePages,
  movedPages,
} from '../../shared-data/src/content/articlePages';
import { layoutSlice } from '../../shared-data/src/content/layoutSlice';
import { productPages } from '../../shared-data/src/products/productPages';
import { servicePages } from '../../shared-data/src/schedule/servicePages';
import { LANGUAGES, pathIn } from '../../shared-site/languages';
import type { ContentWithFiles, PublishedContent } from '../../shared-site/rendering';
import { articleFeeds } from './articleFeeds';
import { rejectEscapes, warnOfEscapes } from './sandboxEscapes';

const HOME = LANGUAGES.map((language) => pathIn(language, '/'));

const shopOf = (content: PublishedContent) => (content as Partial<Content>).shop ?? {};

const typed = ({ content, files }: ContentWithFiles) => ({
  content: content as Partial<Content>,
  files,
});

const policy: SitePolicy = {
  layoutSlice,
  siteName: (content) => shopOf(content).name ?? builtInShop.name,
  // The few articles and services first: ten thousand products take minutes.
  contentPages: (published) => ({
    ...articlePages(typed(published)),
    ...servicePages(shopOf(published.content)),
    ...productPages((published.files['products'] ?? []) as PublishedProduct[]),
  }),
  pageLanguages: (published) => articleLanguages(typed(published)),
  pageChanges: (published) => articleChanges(typed(published)),
  movedPages: (published) => movedPages(typed(published)).map(([from]) => from),
  files: ({ content }, origin) => articleFeeds(shopOf(content), origin),
  privatePaths,
  policies: (site) => contentPolicies(site, allowedSources),
};

const startProcesses = (folder: string, onEscapes: OnEscapes = warnOfEscapes) =>
  createRenderProcesses(bundleProgram('platform/compose/renderChild.ts'), folder, onEscapes);

interface FolderOptions extends ComposeOptions {
  /** Composes nothing on a machine whose sandbox does not refuse each probe. */
  byToken?: boolean;
}

/** @throws when the release is one by a token, and the sandbox of this machine does not refuse each probe */
export async function composeFolder(folder: string, { byToken, ...options }: FolderOptions = {}) {
  const processes = startProcesses(folder, byToken ? rejectEscapes : warnOfEscapes);
  try {
    // A page that the content names is rendered later, by another process.
    if (byToken) await processes.start();
    return await compose(folder, policy, processes, options);
  } finally {
    processes.close();
  }
}

/** Composes as a publisher does. */
export const createPageComposer = (): PageComposer => ({
  compose: (folder, composed) => composeFolder(folder, { composed }),
  composeContentPages: createContentPagesComposer(policy, startProcesses),
});

/** Composes nothing, where the browser renders the pages. */
export const noComposer: PageComposer = {
  compose: async () => ({ written: [], failed: [] }),
  composeContentPages: async () => ({ written: [], failed: [], changed: [], left: 0 }),
};

/** Composes home alone, in every language: the first page of a site that is being filled. */
export const firstPageComposer: PageComposer = {
  ...noComposer,
  compose: (folder, composed) => composeFolder(folder, { composed, only: HOME }),
};

/** @param change what else changes with the pages */
export async function composeSite(
  siteDir: string,
  { everything = false } = {},
  change: ChangeSite = (site) => site,
): Promise<Composed> {
  const target = localTarget(siteDir);
  const processes = startProcesses(siteDir);
  try {
    const composed = await changeAndCompose(target, change, (folder, others) =>
      compose(folder, policy, processes, { everything, composed: others }),
    );
    const composeContentPages = createContentPagesComposer(policy, () => processes, everything);
    const pages = await continueAll({ target, composeContentPages });
    return {
      written: [...composed.written, ...pages.written],
      failed: [...composed.failed, ...pages.failed],
    };
  } finally {
    processes.close();
  }
}
