import type { ContentSlice, Layout, NavigationEntry } from '@shop/shared-contract';
import type { Language } from '@shop/shared-i18n';
import { languageOfPath, pathOf } from '@shop/shared-site/languages';
import { type Addresses, pageElsewhere } from '@shop/shared-site/origins';
import type { BareHtml, PageSite } from '@shop/shared-site/pageSite';
import { matchesRoute } from '@shop/shared-site/routes';
import { parsePageSite } from '../site/parseSite';

/** What a page's HTML was composed from. Nothing of it changes while the page is open. */
export interface PageSnapshot {
  language: Language;
  /** Absent in `_app.html`, the layout without a page. */
  site: PageSite | undefined;
  content: ContentSlice;
  /** The menu; absent in a development server's HTML, whose `site.json` has it. */
  navigation?: NavigationEntry[] | undefined;
  addresses?: Addresses;
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

const readBare = (document: Document) => embedded(document, 'staff', (value) => value as BareHtml);

/** Returns the layout of an address, by the routes of staff. */
function layoutOf({ routes }: BareHtml, pathname: string): Layout {
  const path = pathOf(pathname);
  return routes.some((route) => matchesRoute(route, path)) ? 'staff' : 'site';
}

/** Returns the address on the other origin of a page that does not belong to this one. */
export function addressElsewhere(document: Document): string | undefined {
  const { location } = document;
  const bare = readBare(document);
  const isStaffPage = bare !== undefined && layoutOf(bare, location.pathname) === 'staff';
  const addresses = bare ?? embedded(document, 'site', (value) => value as Addresses) ?? {};
  return pageElsewhere(addresses, location, isStaffPage);
}

export function readSnapshot(document: Document): PageSnapshot {
  const { pathname } = document.location;
  const site = embedded(document, 'site', parsePageSite);
  const bare = readBare(document);
  return {
    language: languageOfPath(pathname),
    site,
    content: embedded(document, 'content', (value) => value as ContentSlice) ?? nothing,
    navigation: (site ?? bare)?.navigation,
    addresses: site ?? bare ?? {},
    layout: bare && layoutOf(bare, pathname),
    // Only such a page contains the sentence for a shell that cannot be loaded.
    atPress: document.querySelector('[data-load-failed]') !== null,
  };
}
