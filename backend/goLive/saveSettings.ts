import { existsSync } from 'node:fs';
import { displayPath, readJson } from '@shop/platform/machine/validateJson';
import { writeAtomically } from '@shop/platform/machine/writeAtomically';
import { type SiteSettings, settingsFile } from '@shop/platform/site/siteSettings';

/** Nothing that is saved is secret. Variables of the environment override the file, and are not saved. */
export function saveSettings(added: SiteSettings) {
  const file = settingsFile(process.env);
  const before = existsSync(file) ? (readJson(file) as object) : {};
  writeAtomically(file, `${JSON.stringify({ ...before, ...added }, null, 2)}\n`);
  console.info(`      written into ${displayPath(file)}`);
}
