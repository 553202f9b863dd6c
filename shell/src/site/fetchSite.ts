import type { SiteConfig } from '@shop/shared-contract';
import { REMOTE_TIMEOUT } from '../remotes/withTimeout';
import { parseSite } from './parseSite';

const COPY = 'site.json';

/** The last configuration that was good, for a visit on which it can't be fetched. */
function lastGoodCopy(): SiteConfig | undefined {
  try {
    const copy = localStorage.getItem(COPY);
    return copy ? parseSite(JSON.parse(copy)) : undefined;
  } catch {
    return undefined;
  }
}

function keepCopy(site: SiteConfig) {
  try {
    localStorage.setItem(COPY, JSON.stringify(site));
  } catch {
    // Private mode or a full store: the copy is a comfort, not a need.
  }
}

/**
 * Learns which remotes exist, where they are and which paths they answer.
 * @throws when the configuration can't be had and no earlier visit left a copy
 */
export async function fetchSite(): Promise<SiteConfig> {
  try {
    const response = await fetch('/site.json', { signal: AbortSignal.timeout(REMOTE_TIMEOUT) });
    if (!response.ok) throw new Error(`site.json: HTTP ${response.status}`);
    const site = parseSite(await response.json());
    keepCopy(site);
    return site;
  } catch (error) {
    const copy = lastGoodCopy();
    if (!copy) throw error;
    console.warn('[shell] site.json failed, running on the last good copy', error);
    return copy;
  }
}
