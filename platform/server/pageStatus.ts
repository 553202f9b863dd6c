import type { SiteConfig } from '../../shared-contract/src/siteConfig';
import { LANGUAGES } from '../../shared-i18n/src/languages';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A route pattern as a regular expression: `:name` is one segment, a final `*` all that follows. */
function asRegExp(pattern: string) {
  const above = pattern.replace(/\/?\*$/, '');
  const below = above === pattern ? '' : '(/.*)?';
  return new RegExp(`^${literal(above).replace(/:\w+/g, '[^/]+')}${below}$`);
}

const language = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`);

/**
 * The HTTP status of a path that has no HTML of its own. A remote that names its public URLs has
 * no others below a pattern with parameters: an article that nobody wrote is not found.
 */
export function pageStatus(site: SiteConfig, pathname: string): 200 | 404 {
  const path = pathname.replace(language, '').replace(/(.)\/$/, '$1') || '/';
  const answered = site.remotes.some(({ pages, prerender = [] }) =>
    pages.some(({ path: pattern }) => {
      if (!asRegExp(pattern).test(path)) return false;
      const named = prerender.filter((url) => asRegExp(pattern).test(url));
      return !pattern.includes(':') || named.length === 0 || named.includes(path);
    }),
  );
  return answered ? 200 : 404;
}
