import { loadForPage, ownContentPart } from '@shop/shared-contract';
import { use } from 'react';

/** The last one, since React's `use` requires the same promise at every render. */
let last: { path: string; content: Promise<unknown> } | undefined;

async function load<T>(path: string, find: () => Promise<T | undefined>): Promise<T | undefined> {
  // The HTML of an address that was composed contains what it shows.
  const own = await loadForPage<T | undefined>(ownContentPart(path), async () => undefined);
  return own ?? find();
}

/**
 * Returns what the page of an address that the content names shows. Suspends until it is loaded.
 * @param path without the folder of a language
 * @param find finds it in the published content, for a page that is rendered in the browser
 * @returns undefined where `find` finds none
 * @throws what `find` throws, again at each render until `forgetPageContent` is called
 */
export function usePageContent<T>(path: string, find: () => Promise<T | undefined>): T | undefined {
  if (last?.path !== path) last = { path, content: load(path, find) };
  return use(last.content) as T | undefined;
}

/** Makes the next render load the content again. */
export function forgetPageContent() {
  last = undefined;
}
