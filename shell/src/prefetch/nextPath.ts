import { basenameOf, languageOfPath } from '../languageOfAddress';

/** The router's path of a link, or nothing for other sites, files and the page itself. */
export function nextPath(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.target) return undefined;
  const basename = basenameOf(languageOfPath(location.pathname));
  const path = basename === '/' ? link.pathname : link.pathname.slice(basename.length) || '/';
  return path === location.pathname ? undefined : path;
}
