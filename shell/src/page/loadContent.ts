import { REMOTE_TIMEOUT, RemoteError } from '@shop/loader';
import {
  type Content,
  type ContentSlice,
  contentPath,
  emptyContent,
  ownContentPart,
  type PublishedProduct,
  provideContent,
  provideShop,
  type SiteConfig,
} from '@shop/shared-contract';
import { LANGUAGES, provideTexts } from '@shop/shared-i18n';
import type { Hydration } from './hydration';
import type { PageSnapshot } from './pageSnapshot';

/** Fetches an immutable file, with one retry, since most failures are temporary. */
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

/** Provides facts and texts to the shared packages. Those that were provided before stay. */
function provideContentSlice({ shop, texts }: ContentSlice) {
  provideShop(shop);
  for (const language of LANGUAGES) provideTexts(language, texts[language] ?? {});
}

/** Returns the function such that it succeeds once; after a failure the next call tries again. */
function succeedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

export function createContentLoader(latestSite: () => Promise<SiteConfig>) {
  const prefetchContent = succeedOnce(async () => {
    const { content: digest } = await latestSite();
    return digest ? fetchFile<Content>(contentPath(digest)) : emptyContent;
  });
  const loadContent = succeedOnce(async () => {
    const content = await prefetchContent();
    provideContentSlice(content);
    return content;
  });
  return { prefetchContent, loadContent };
}

interface ContentPage {
  snapshot: Pick<PageSnapshot, 'content'>;
  hydration: Pick<Hydration, 'loadFile'>;
  loadContent: () => Promise<Content>;
}

/**
 * Provides what the page's HTML was composed from, and what else was published.
 * @returns a function that replaces the page's own content before the page is rendered
 */
export function startContent({ snapshot, hydration, loadContent }: ContentPage) {
  const slice = snapshot.content;
  let own = slice.page;
  provideContentSlice(slice);
  const load = async () => {
    // The HTML shows these very products, even if there are newer ones by now.
    const path = slice.products ?? (await loadContent()).products;
    return path ? fetchFile<PublishedProduct[]>(path) : [];
  };
  provideContent({
    content: loadContent,
    products: () => hydration.loadFile('products', load),
    load: (part, load) =>
      own && part === ownContentPart(own.path)
        ? Promise.resolve(own.content as Awaited<ReturnType<typeof load>>)
        : hydration.loadFile(part, load),
  });
  return (page: ContentSlice['page']) => {
    own = page;
  };
}
