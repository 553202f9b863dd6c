import { readFileSync } from 'node:fs';
import { replaceMenus } from '../../shared-site/menuHtml';
import { pageSite } from '../../shared-site/pageSite';
import { menuDigest, type SitePage } from './composedPages';
import type { EarlierPage } from './earlierPages';
import { data } from './pageDocument';
import type { RenderResult } from './renderer';
import type { RenderedHtml } from './renderPage';

/** Makes pages 8 % larger than the quality of rendered ones, and takes a tenth of the time, of which it is most. */
const BROTLI_QUALITY = 5;

const embeddedSite = /<script type="application\/json" id="site">.*?<\/script>/s;

/** A menu is rendered in one page of a language; all others get it as text. */
export function createMenus() {
  /** HTML with a menu, by language. */
  const known = new Map<string, string>();
  const keyOf = ({ language, site }: SitePage) => language + menuDigest(site);

  return {
    /** Other pages can get the menu of this one. */
    learn(page: SitePage, result: RenderResult) {
      if ('html' in result && !known.has(keyOf(page))) known.set(keyOf(page), result.html);
    },

    /** Returns the page with the menu of the site as it is now, or undefined while no page has been rendered with it. */
    replace(page: SitePage, { file, made }: EarlierPage): RenderedHtml | undefined {
      const other = known.get(keyOf(page));
      const replaced = other && replaceMenus(readFileSync(file, 'utf8'), other, page.path);
      if (!replaced) return undefined;
      const site = data('site', pageSite(page.site, page.remote));
      const html = replaced.replace(embeddedSite, () => site);
      return {
        html,
        quality: BROTLI_QUALITY,
        made: { ...made, menu: menuDigest(page.site) },
      };
    },
  };
}
