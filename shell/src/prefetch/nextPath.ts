import { pathOf } from '../languageOfAddress';

/** The router's path of a link, or nothing for other sites, files and the page itself. */
export function nextPath(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.target) return undefined;
  const path = pathOf(link.pathname);
  return path === pathOf(location.pathname) ? undefined : path;
}
