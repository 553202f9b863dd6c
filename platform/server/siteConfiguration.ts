import { type SiteConfig, siteSchema } from '../site/schema';
import { readSiteFile } from './readSiteFile';

/** The live configuration, as the release tool last left it; undefined before the first release. */
export async function readConfiguration(siteDir: string): Promise<SiteConfig | undefined> {
  const file = await readSiteFile(siteDir, '/site.json', []);
  if (!file) return undefined;
  try {
    return siteSchema.safeParse(JSON.parse(file.bytes.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
