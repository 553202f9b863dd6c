import type { SiteConfig } from '@shop/shared-contract';
import { useLocation } from '@shop/shared-vendor';
import { useEffect } from 'react';
import { clearHydrationFailures } from './hydrationFailures';

const firstPath = location.pathname;
let firstEntry: string | undefined;
let left = false;
let composed: ReadonlyMap<string, string> | undefined;

/**
 * Records that the document's HTML is the page itself, not an empty frame.
 * @param site the configuration with the versions that rendered it
 */
export function beginComposedPage({ remotes }: Pick<SiteConfig, 'remotes'>) {
  composed = new Map(remotes.map(({ name, version }) => [name, version]));
}

/**
 * Whether the visitor has not left the page that the browser opened.
 * @param entry the router's key of the history entry that is shown; a reload keeps it
 */
export function isFirstPage(entry: string): boolean {
  firstEntry ??= entry;
  if (entry !== firstEntry) left = true;
  return !left;
}

/**
 * Whether the visitor still reads the page whose HTML was composed. The address changes as soon as
 * they go elsewhere; what the router renders may come later than the failure of that page.
 */
export const readsComposedPage = () =>
  composed !== undefined && !left && location.pathname === firstPath;

/** Whether a version rendered its part of the HTML that the visitor reads. */
export const isComposedVersion = (remote: string, version: string) =>
  readsComposedPage() && composed?.get(remote) === version;

/** Detects the first navigation: from then on pages are rendered here. */
export function useLeavingFirstPage() {
  const { key } = useLocation();
  useEffect(() => {
    if (!isFirstPage(key)) clearHydrationFailures();
  }, [key]);
}
