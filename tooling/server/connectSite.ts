import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the browser finds the API: `url` is '' when the site's own origin answers it. */
export interface SiteBackend {
  url: string;
  key: string;
}

/**
 * Writes the API's address and publishable key into `siteDir`/site.json, keeping all else in it.
 * A reader sees the old file or the new one, never a part. Throws when there is no site.json.
 */
export async function connectSite(siteDir: string, backend: SiteBackend): Promise<void> {
  const file = path.join(siteDir, 'site.json');
  const site = JSON.parse(await readFile(file, 'utf8'));
  // Writing only what changes keeps a start from undoing a release made at the same moment.
  if (site.backend?.url === backend.url && site.backend?.key === backend.key) return;
  const next = `${file}.${randomUUID()}.tmp`;
  await writeFile(next, `${JSON.stringify({ ...site, backend }, null, 2)}\n`);
  await rename(next, file);
}
