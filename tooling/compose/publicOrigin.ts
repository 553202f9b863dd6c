import { isIP } from 'node:net';
import type { SiteConfig } from '../../shared-contract/src/siteConfig';

/**
 * Reads the public origin a site is told.
 * @param address `https://shop.example`, or empty where nobody knows it yet
 * @throws when it is no address
 */
export function originOf(address: string): string {
  if (!address) return '';
  if (!URL.canParse(address)) throw new Error(`PUBLIC_ORIGIN is not an address: ${address}`);
  return new URL(address).origin;
}

/** What `npm start` calls its site when nobody says better: no shop's name in the world. */
function isOwnMachine(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /(^|\.)localhost$/.test(hostname) || isIP(hostname.replace(/[[\]]/g, '')) !== 0;
}

const told = () => process.env['PUBLIC_ORIGIN'] ?? '';

/**
 * Where the public reaches a site, for search engines and shared links; empty where nobody knows.
 * @param said what `PUBLIC_ORIGIN` says
 * @throws when a site with a hosted backend, which is for the public, knows only the machine that
 *   it was started on: its pages would send search engines there
 */
export function publicOrigin({ origin = '', backend }: SiteConfig, said = told()): string {
  if (!said && origin && backend.url && isOwnMachine(origin)) {
    throw new Error(
      `The pages would name ${origin} as the shop's address. Say where the public reaches it: PUBLIC_ORIGIN=https://shop.example`,
    );
  }
  return originOf(said || origin);
}

/** Notes what `PUBLIC_ORIGIN` says, so that later runs need not be told. */
export const withToldOrigin = (site: SiteConfig, said = told()): SiteConfig =>
  said ? { ...site, origin: originOf(said) } : site;

/**
 * Notes where a site that was started here is reached, unless a better address is known.
 * @param here its own origin, `http://localhost:3000`
 */
export function withLocalOrigin(site: SiteConfig, here: string, said = told()): SiteConfig {
  const known = site.origin && !isOwnMachine(site.origin) ? site.origin : here;
  return { ...site, origin: originOf(said) || known };
}
