import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isSharedFolder, webRoot } from '../../disk/generations';
import { readSite, siteText } from '../../disk/siteFile';
import { readSettings, type SiteSettings } from '../../disk/siteSettings';
import type { Target } from '../../disk/target';
import { isAppFolder, isContentPath } from '../../site/contract';
import type { SiteConfig } from '../../site/schema';
import { copyTree } from './siteCopy';

/** Makes the versions and content files of a backup available; no page uses them yet. */
async function uploadShared(site: string, target: Target) {
  for (const name of readdirSync(site).filter(isSharedFolder)) {
    copyTree(path.join(site, name), path.join(target.siteDir, name));
    const entries = readdirSync(path.join(site, name));
    if (!isAppFolder(name)) {
      await target.upload(entries.map((file) => `/${name}/${file}`).filter(isContentPath));
      continue;
    }
    for (const version of entries) await target.storeVersion(name, version);
  }
}

/** What a generation holds besides `site.json` and links to the shared folders. */
const pagesOf = (generation: string) =>
  readdirSync(generation).filter((name) => !(isSharedFolder(name) || name === 'site.json'));

/** The restored pages go live as they are: for the project and the address that they were composed for. */
function checkSettings(restored: SiteConfig, settings: SiteSettings) {
  const pairs = [
    ['backend', settings.backend?.url, restored.backend.url],
    ['origin', settings.origin, restored.origin],
  ] as const;
  for (const [name, set, composed] of pairs) {
    if (!(set && composed) || set === composed) continue;
    throw new Error(
      `The pages of the backup are composed for the ${name} ${composed}, and the settings name ${set}. Set that one for the restore; npm run go-live then composes them for yours.`,
    );
  }
}

/**
 * Makes the site of a backup the one that a bucket serves. Versions that only the bucket has stay there.
 * When it is interrupted, it can be repeated.
 * @param site the site's folder in the unpacked backup
 * @throws an Error when the bucket has another site that may not be replaced, or when the backup's pages are
 *   composed for another project or address than the settings name
 */
export async function restoreIntoBucket(site: string, target: Target, mayReplace: boolean) {
  await target.pull();
  const restored = readSite(site);
  checkSettings(restored, readSettings());
  const current = readSite(target.siteDir);
  const isOther = siteText(current) !== siteText(restored);
  // The same site is what an interrupted restore has left.
  if ((current.shell || current.remotes.length) && isOther && !mayReplace) {
    throw new Error(
      `The site in ${target.name} would be replaced. Make a backup of it with npm run backup, and add --replace.`,
    );
  }
  await uploadShared(site, target);
  await target.change(
    () => restored,
    async ({ folder }) => {
      if (siteText(readSite(folder)) !== siteText(restored))
        throw new Error('run the restore again');
      for (const name of pagesOf(folder)) rmSync(path.join(folder, name), { recursive: true });
      for (const name of pagesOf(webRoot(site)))
        copyTree(path.join(webRoot(site), name), path.join(folder, name));
    },
  );
}
