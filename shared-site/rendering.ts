import type { Language } from './languages';
import type { PageSite } from './pageSite';

/**
 * What is published: JSON that the pages understand. Parts that only some pages need have files of
 * their own; a field of the content has the path of each, or is empty.
 */
export type PublishedContent = Readonly<Record<string, unknown>>;

/** Published content with what is in the files that it names, by field. */
export interface ContentWithFiles {
  content: PublishedContent;
  files: Readonly<Record<string, unknown>>;
}

/**
 * The field of the content whose file names further pages, by address without the folder of a language:
 * the content of each, which its HTML carries. A page must not depend on it for being shown: the browser
 * renders the pages that are not composed yet.
 */
export const PAGES_FIELD = 'pages';

/** The further pages that published content names, by address. */
export const pagesInContent = ({
  files,
}: Pick<ContentWithFiles, 'files'>): Readonly<Record<string, unknown>> =>
  (files[PAGES_FIELD] ?? {}) as Record<string, unknown>;

/** What the composer passes to the shell. */
export interface RenderRequest extends ContentWithFiles {
  site: PageSite;
  /** Path without the language's folder. */
  path: string;
  language: Language;
}

/** What the shell returns to the composer. */
export interface RenderedPage {
  /** Content of #root, hoisted head elements first. */
  html: string;
  /** JSON that the page has to carry to hydrate unchanged. */
  slice: unknown;
  /** The content that the page shows, as paths into it. */
  shown: string[][];
  /** Paths of the content files that the page loads. */
  contentFiles: string[];
}

/**
 * Renders one page of a site to HTML.
 * @throws what any component throws, so that broken HTML is never released
 */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;
