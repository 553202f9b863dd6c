import { isLanguage, languageOfPath, pathIn, pathOf } from '../../shared-site/languages';

/**
 * Finds the page that a link with `?lang=es` requests. Each language has pages of its own. The server
 * redirects, so that a visitor does not see the wrong language until the scripts have loaded.
 * @returns the address to redirect to; undefined when the page is already in that language
 */
export function languageRedirect({ pathname, search, searchParams }: URL): string | undefined {
  const requested = searchParams.get('lang');
  if (!isLanguage(requested) || requested === languageOfPath(pathname)) return undefined;
  // Two slashes would begin the name of a foreign host.
  return pathIn(requested, pathOf(pathname).replace(/^\/*/, '/')) + search;
}
