import type { Language } from './languages';
import type { PageSite } from './pageSite';

/** JSON. Parts that only some pages need have files of their own, whose paths are fields of the content. */
export type PublishedContent = Readonly<Record<string, unknown>>;

/** Published content with what is in the files that it names, by field. */
export interface ContentWithFiles {
  content: PublishedContent;
  files: Readonly<Record<string, unknown>>;
}

/**
 * The field of `files` in which a request to render a page has what that page alone shows, by its address
 * without a language. No content file has it.
 */
export const PAGES_FIELD = 'pages';

export const pagesInContent = ({
  files,
}: Pick<ContentWithFiles, 'files'>): Readonly<Record<string, unknown>> =>
  (files[PAGES_FIELD] ?? {}) as Record<string, unknown>;

/** The file below a shell's folder that is the only script of a page that hydrates at the first press. */
export const PRESS_SCRIPT = 'static/js/press.js';

/** The path of that script of the shell whose bare HTML this is. */
export const pressScriptIn = (template: string): string =>
  (/src="(\/shell\/[^/]+\/)/.exec(template)?.[1] ?? '') + PRESS_SCRIPT;

export interface RenderRequest extends ContentWithFiles {
  site: PageSite;
  path: string;
  language: Language;
}

export interface RenderedPage {
  html: string;
  /** JSON that the page has to carry to hydrate unchanged. */
  slice: unknown;
  /** The content that the page shows, as paths into it. */
  shown: string[][];
  contentFiles: string[];
  /** Widgets that it shows, and that no remote of the page's part of the site offers. */
  missingWidgets: string[];
  /** Modules that declare locales and read none of them from the shell: `mf-fleet ./page`. */
  unreadLocales: string[];
}

/** @throws what any component throws, so that broken HTML is never released */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;
