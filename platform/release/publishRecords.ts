import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { builtInputs } from '../build/buildApp';
import { buildDir, root } from '../disk/paths';
import { displayPath, readJson, validate } from '../disk/validateJson';

const publishRecord = z.object({
  /** Digest of the sources. */
  inputs: z.string(),
  /** The version built from them, if this working copy published it. */
  version: z.string().exactOptional(),
});
/** What this working copy noted of an app on a site. */
export type PublishRecord = z.infer<typeof publishRecord>;

/** Not in the site: another working copy of the same sources has a past of its own. */
export const publishRecordsDir = (siteDir: string) =>
  path.join(buildDir, 'published', encodeURIComponent(path.relative(root, siteDir)));

const recordFile = (siteDir: string, app: string) =>
  path.join(publishRecordsDir(siteDir), `${app}.json`);

/** Notes which sources of an app this working copy put on a site, whatever happens to it there. */
export function savePublishRecord(siteDir: string, app: string, published: PublishRecord) {
  mkdirSync(publishRecordsDir(siteDir), { recursive: true });
  writeFileSync(recordFile(siteDir, app), JSON.stringify(published));
}

/** The sources last published to a site from here, or at least built here; undefined for neither. */
export function readPublishRecord(siteDir: string, app: string): PublishRecord | undefined {
  const file = recordFile(siteDir, app);
  if (existsSync(file)) return validate(publishRecord, readJson(file), displayPath(file));
  const inputs = builtInputs(app);
  return inputs ? { inputs } : undefined;
}
