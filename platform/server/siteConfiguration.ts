import type { SiteConfig } from '../site/schema';
import { readSiteFile } from './readSiteFile';

/** The live configuration, as the release tool last left it; undefined before the first release. */
export async function readConfiguration(siteDir: string): Promise<SiteConfig | undefined> {
  const file = await readSiteFile(siteDir, '/site.json', false);
  if (!file) return undefined;
  try {
    const site = JSON.parse(file.bytes.toString('utf8')) as SiteConfig;
    return Array.isArray(site.remotes) ? site : undefined;
  } catch {
    return undefined;
  }
}
