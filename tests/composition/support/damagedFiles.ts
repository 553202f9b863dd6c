import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@shop/platform/machine/hashFiles';
import { readBuild, readManifest } from '@shop/platform/release/builtRemote';
import { readSite } from '@shop/platform/site/siteFile';

/**
 * Checks every version that a site's configuration names.
 * @returns the files that are missing or differ from the released ones
 */
export function damagedFiles(siteDir: string): string[] {
  const sources = readSite(siteDir).remotes.flatMap((remote) => [
    remote.live,
    ...(remote.previous ? [remote.previous] : []),
  ]);
  return sources.flatMap(({ base, entry, integrity }) => {
    try {
      const folder = path.join(siteDir, base);
      const { exposes } = readBuild(readManifest('mf-diagnostics'), folder);
      for (const file of Object.values(exposes).flat()) readFileSync(path.join(folder, file));
      const found = integrityOf(readFileSync(path.join(folder, entry)));
      return found === integrity ? [] : [`${base}${entry} is not what was released`];
    } catch (error) {
      return [`${base}: ${String(error)}`];
    }
  });
}
