import { REMOTE_TIMEOUT, RemoteError } from '@shop/loader';
import {
  type Content,
  type ContentSlice,
  contentPath,
  emptyContent,
  type PublishedProduct,
  provideContent,
  provideShop,
} from '@shop/shared-contract';
import { LANGUAGES, provideTexts } from '@shop/shared-i18n';
import { latestSite } from '../site/fetchSite';
import { loadFileForHydration } from './loadForHydration';

/** Content files never change, so a second try is all that a passing failure needs. */
async function fetchFile<T>(path: string): Promise<T> {
  const load = async () => {
    const response = await fetch(path, { signal: AbortSignal.timeout(REMOTE_TIMEOUT) });
    if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
    return (await response.json()) as T;
  };
  const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';
  return load()
    .catch((error) => (isTimeout(error) ? Promise.reject(error) : load()))
    .catch((error) => Promise.reject(new RemoteError('content', path, error)));
}

async function fetchContent(): Promise<Content> {
  const { content: digest } = await latestSite();
  const content = digest ? await fetchFile<Content>(contentPath(digest)) : emptyContent;
  provideContentSlice(content);
  return content;
}

let content: Promise<Content> | undefined;

/**
 * Loads what staff published, once for as long as the page is open, for pages that are rendered here.
 * @throws when the configuration or the file cannot be loaded; the next call tries again
 */
export function loadContent(): Promise<Content> {
  content ??= fetchContent().catch((error) => {
    content = undefined;
    throw error;
  });
  return content;
}

/** Makes facts and texts known. Those that were known before stay. */
export function provideContentSlice({ shop, texts }: ContentSlice) {
  provideShop(shop);
  for (const language of LANGUAGES) provideTexts(language, texts[language] ?? {});
}

/** Connects this page to the published content, beginning with the part that its HTML carries. */
export function startContent(slice: ContentSlice) {
  provideContentSlice(slice);
  const load = async () => {
    // The HTML shows these very products, even if there are newer ones by now.
    const path = slice.products ?? (await loadContent()).products;
    return path ? fetchFile<PublishedProduct[]>(path) : [];
  };
  provideContent({
    content: loadContent,
    products: () => loadFileForHydration('products', load),
    load: loadFileForHydration,
  });
}
