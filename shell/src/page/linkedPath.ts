import { pathOf } from '@shop/shared-site/languages';

/** Returns the path of a link, or undefined for another site, another window and the current page. */
export function linkedPath(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.target) return undefined;
  const path = pathOf(link.pathname);
  return path === pathOf(location.pathname) ? undefined : path;
}
