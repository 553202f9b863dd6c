import type { ContentSlice, Layout } from '@shop/shared-contract';
import type { Language } from '@shop/shared-i18n';
import { languageOfPath, pathOf } from '@shop/shared-site/languages';
import type { PageSite } from '@shop/shared-site/pageSite';
import { matchesRoute } from '@shop/shared-site/routes';
import { parsePageSite } from '../site/parseSite';

/** What a page's HTML was composed from. Nothing of it changes while the page is open. */
export interface PageSnapshot {
  language: Language;
  /** Absent in `_app.html`, the layout without a page. */
  site: PageSite | undefined;
  content: ContentSlice;
  /** Absent where the document does not state it: its remotes decide. */
  layout?: Layout | undefined;
  /** Whether the page's HTML works alone, and the shell was loaded because something was pressed. */
  atPress?: boolean;
}

const nothing: ContentSlice = { shop: {}, texts: {} };

function embedded<T>(document: Document, id: string, parse: (value: unknown) => T): T | undefined {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return parse(JSON.parse(text));
  } catch (error) {
    console.error(`[shell] embedded ${id}`, error);
    return undefined;
  }
}

/** Returns the layout of an address, by the routes of staff that bare HTML contains. */
function layoutIn(document: Document): Layout | undefined {
  const routes = embedded(document, 'staff', (value) => value as string[]);
  if (!routes) return undefined;
  const path = pathOf(document.location.pathname);
  return routes.some((route) => matchesRoute(route, path)) ? 'staff' : 'site';
}

export const readSnapshot = (document: Document): PageSnapshot => ({
  language: languageOfPath(document.location.pathname),
  site: embedded(document, 'site', parsePageSite),
  content: embedded(document, 'content', (value) => value as ContentSlice) ?? nothing,
  layout: layoutIn(document),
  // Only such a page contains the sentence for a shell that cannot be loaded.
  atPress: document.querySelector('[data-load-failed]') !== null,
});
