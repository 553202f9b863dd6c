import { existsSync } from 'node:fs';
import { writeAtomically } from '../../platform/disk/siteFile';
import { type SiteSettings, settingsFile } from '../../platform/disk/siteSettings';
import { displayPath, readJson } from '../../platform/disk/validateJson';

/**
 * Writes what the operator has answered into site.config.json; a variable of the environment, which
 * overrides that file, is left where it is. Nothing of it is secret.
 */
export function saveSettings(added: SiteSettings) {
  const file = settingsFile(process.env);
  const before = existsSync(file) ? (readJson(file) as object) : {};
  writeAtomically(file, `${JSON.stringify({ ...before, ...added }, null, 2)}\n`);
  console.info(`      written into ${displayPath(file)}`);
}
