import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtInputs } from '../build/buildApp';
import { buildDir, root } from '../disk/paths';

/** What this working copy noted of an app on a site. */
export interface Published {
  /** Digest of the sources. */
  inputs: string;
  /** The version built from them, if this working copy published it. */
  version?: string;
}

/** Not in the site: another working copy of the same sources has a past of its own. */
export const notesOn = (siteDir: string) =>
  path.join(buildDir, 'published', encodeURIComponent(path.relative(root, siteDir)));

const fileOf = (siteDir: string, app: string) => path.join(notesOn(siteDir), `${app}.json`);

/** Notes which sources of an app this working copy put on a site, whatever happens to it there. */
export function notePublished(siteDir: string, app: string, published: Published) {
  mkdirSync(notesOn(siteDir), { recursive: true });
  writeFileSync(fileOf(siteDir, app), JSON.stringify(published));
}

/** The sources last published to a site from here, or at least built here; undefined for neither. */
export function lastPublished(siteDir: string, app: string): Published | undefined {
  const file = fileOf(siteDir, app);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Published;
  const inputs = builtInputs(app);
  return inputs ? { inputs } : undefined;
}
