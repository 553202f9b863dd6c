import { REMOTE_TIMEOUT } from '@shop/loader';
import type { SiteConfig } from '@shop/shared-contract';
import { isStaffOrigin } from '@shop/shared-site/origins';
import { staffRemotes } from '@shop/shared-site/routes';
import { parseSite } from './parseSite';

const COPY = 'site.json';

function readStoredCopy(): SiteConfig | undefined {
  try {
    const copy = localStorage.getItem(COPY);
    return copy ? parseSite(JSON.parse(copy)) : undefined;
  } catch {
    return undefined;
  }
}

function storeCopy(site: SiteConfig) {
  try {
    localStorage.setItem(COPY, JSON.stringify(site));
  } catch {
    // Private mode or a full store: the page works without a copy.
  }
}

/** Beside the session of staff, no code but theirs is loaded. */
const withRemotesOfHere = (site: SiteConfig): SiteConfig =>
  isStaffOrigin(site, location.host) ? { ...site, remotes: staffRemotes(site.remotes) } : site;

/** Loads the live configuration once. A failure, or a copy that replaced it, is not stored. */
export function createSiteSource(): () => Promise<SiteConfig> {
  let latest: Promise<SiteConfig> | undefined;

  async function fetchSite(): Promise<SiteConfig> {
    try {
      const response = await fetch('/site.json', { signal: AbortSignal.timeout(REMOTE_TIMEOUT) });
      if (!response.ok) throw new Error(`site.json: HTTP ${response.status}`);
      const site = parseSite(await response.json());
      storeCopy(site);
      return site;
    } catch (error) {
      const copy = readStoredCopy();
      if (!copy) throw error;
      console.warn('[shell] site.json could not be loaded; using the last valid copy', error);
      latest = undefined;
      return copy;
    }
  }

  return () => {
    latest ??= fetchSite().then(withRemotesOfHere, (error) => {
      latest = undefined;
      throw error;
    });
    return latest;
  };
}
