import { pathOf } from './languages';
import { isStaffOrigin, pageElsewhere } from './origins';
import { layoutOf, staffRemotes } from './routes';
import type { SiteConfig } from './schema';

/** Files without code. A remote's HTML or SVG would run with the session of staff. */
const INERT = '\\.(?:avif|gif|ico|jpg|json|png|txt|webmanifest|webp)';

/** The source of a regular expression for the files that the staff's origin serves. */
export const staffFilePattern = ({ remotes }: Pick<SiteConfig, 'remotes'>): string => {
  const apps = ['shell', ...staffRemotes(remotes).map(({ name }) => name)];
  // Without percent signs and spaces, which could hide a path that leads elsewhere.
  return `(?:/(?:${apps.join('|')})/[\\w./-]+|/[^% ]*${INERT})`;
};

/** Returns where a host sends a request: of two origins, each serves only what belongs to it. */
export function servedElsewhere(site: SiteConfig, url: URL): string | undefined {
  const isStaffPage = layoutOf(site, pathOf(url.pathname)) === 'staff';
  const isFile = new RegExp(`^${staffFilePattern(site)}$`).test(url.pathname);
  if (isFile && isStaffOrigin(site, url.host)) return undefined;
  return pageElsewhere(site, url, isStaffPage);
}
