import type { SiteConfig } from './schema';

/** `staffOrigin` is set where staff's pages and their session have an address that no public remote shares. */
export type Addresses = Pick<SiteConfig, 'origin' | 'staffOrigin'>;

export interface Origins {
  visitors: string;
  staff: string;
}

/** @param here returned for both where the site has one address */
export const originsOf = ({ origin, staffOrigin }: Addresses, here: string): Origins =>
  origin && staffOrigin
    ? { visitors: origin, staff: staffOrigin }
    : { visitors: here, staff: here };

/** Every other address of the site counts as public. */
export const isStaffOrigin = ({ staffOrigin }: Addresses, host: string): boolean =>
  Boolean(staffOrigin) && new URL(staffOrigin as string).host === host;

type Requested = Pick<URL, 'host' | 'pathname' | 'search'>;

/**
 * Returns where a page is that does not belong to the origin at which it was requested. The empty fragment replaces
 * one that may hold the secret of a mail: browsers add it to a redirect without a fragment.
 */
export function pageElsewhere(
  addresses: Addresses,
  { host, pathname, search }: Requested,
  isStaffPage: boolean,
): string | undefined {
  const { origin, staffOrigin } = addresses;
  const isStaff = isStaffOrigin(addresses, host);
  if (!origin || !staffOrigin || isStaffPage === isStaff) return undefined;
  return `${isStaff ? origin : staffOrigin}${pathname}${search}#`;
}
