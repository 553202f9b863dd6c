import { existsSync } from 'node:fs';
import { writeAtomically } from '../../platform/disk/siteFile';
import { type SiteSettings, settingsFile } from '../../platform/disk/siteSettings';
import { displayPath, readJson } from '../../platform/disk/validateJson';

/** Nothing that is saved is secret. Variables of the environment override the file, and are not saved. */
export function saveSettings(added: SiteSettings) {
  const file = settingsFile(process.env);
  const before = existsSync(file) ? (readJson(file) as object) : {};
  writeAtomically(file, `${JSON.stringify({ ...before, ...added }, null, 2)}\n`);
  console.info(`      written into ${displayPath(file)}`);
}
