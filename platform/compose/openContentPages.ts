import { pathOf } from '../../shared-site/languages';
import { compressInBackground } from '../site/compressFiles';
import {
  linkLayout,
  type PageKind,
  readContentPages,
  removeContentPage,
  writeContentPage,
  writeContentPages,
  writeProgress,
} from '../site/contentPages';
import { digestOf } from './composedPages';
import type { NamedPage } from './planContentPages';
import type { RenderedHtml } from './renderPage';

/** A better quality makes tens of thousands of pages 8 % smaller, and takes three times as long as rendering. */
const BROTLI_QUALITY = 5;

export const routeOf = ({ page: { remote, language, route } }: NamedPage) =>
  [remote, language, route].join(' ');

/** The HTML of pages that the content names, and the ledger of what each was made from. */
export function openContentPages(siteDir: string) {
  const ledger = readContentPages(siteDir);
  const { kinds, pages } = ledger;
  return {
    ledger,
    /** @param inDoubt addresses whose files are about to change: a run that is killed leaves them in doubt */
    save(inDoubt: readonly string[] = []) {
      const doubtful = inDoubt.map((address) => {
        const before = pages[address] ?? { own: '' };
        return [address, { ...before, isInDoubt: true as const }] as const;
      });
      writeContentPages(siteDir, { kinds, pages: { ...pages, ...Object.fromEntries(doubtful) } });
    },
    remove(address: string) {
      removeContentPage(siteDir, address);
      delete pages[address];
    },
    link({ address, own }: NamedPage) {
      linkLayout(siteDir, address);
      pages[address] = { own };
    },
    /** A page that cannot be written stays in doubt. */
    async write(each: NamedPage, { html, made }: RenderedHtml) {
      const { address, own } = each;
      pages[address] = { own, isInDoubt: true };
      writeContentPage(siteDir, address, html, await compressInBackground(html, BROTLI_QUALITY));
      const kind: PageKind = { ...made, route: routeOf(each) };
      const id = digestOf(kind).slice(0, 12);
      kinds[id] = kind;
      pages[address] = { own, kind: id };
    },
    /**
     * Staff read it without languages: a page that waits in one of its languages is not written, and some have one alone.
     * @param all number of the paths
     */
    report(unwritten: readonly string[], all: number) {
      const paths = new Set(unwritten.map(pathOf));
      writeProgress(siteDir, { written: all - paths.size, pages: all });
    },
  };
}

export type OpenContentPages = ReturnType<typeof openContentPages>;
