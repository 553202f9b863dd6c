import { LANGUAGES, pathIn } from '../../shared-site/languages';
import type { SiteConfig } from '../../shared-site/schema';

/** Addresses that no remote names for search engines. */
const unlisted = ['/booking/cancel', '/an-address-that-means-nothing'];

/** The staff's sections; the first needs no sign-in. */
const staff = [
  'login',
  'dashboard',
  'products',
  'content',
  'settings',
  'users',
  'bookings',
  'messages',
].map((section) => `/admin/${section}`);

export interface ShownPage {
  path: string;
  isStaff: boolean;
  addresses: Record<string, string>;
}

export function shownPages(site: SiteConfig): ShownPage[] {
  const listed = site.remotes.flatMap(({ live }) => live.prerender ?? []).sort();
  return [...listed, ...unlisted, ...staff].map((path) => ({
    path,
    isStaff: path.startsWith('/admin/') && path !== '/admin/login',
    addresses: Object.fromEntries(LANGUAGES.map((each) => [each, pathIn(each, path)])),
  }));
}
