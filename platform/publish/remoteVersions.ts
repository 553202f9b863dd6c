import { statSync } from 'node:fs';
import path from 'node:path';
import { publicFolder } from '../disk/generations';
import { readSite } from '../disk/siteFile';
import { isVersion } from '../site/contract';
import type { SiteConfig } from '../site/schema';
import type { RunAsPublisher } from './publish';

/** The versions of a site's remotes that a visitor's page may run: in use, or named by the history. */
export const remoteVersions = ({ remotes }: SiteConfig) =>
  remotes.flatMap(({ name, live, previous, canary, history = [] }) => {
    const used = [live, previous, canary?.release, ...history].map((each) => each?.version ?? '');
    // A server of a developer's own machine has no version.
    return [...new Set(used)].filter(isVersion).map((version) => ({ remote: name, version }));
  });

/**
 * Creates what tells the database which versions the site names: it ignores the reports of all others.
 * A failure is logged once and does not throw, because saves must be published nevertheless.
 * @param siteDir the folder of the site
 * @returns records the versions where they have changed since the last call that succeeded
 */
export function createVersionRecorder(run: RunAsPublisher, siteDir: string) {
  let recorded = '';
  let reported = '';
  return async () => {
    try {
      const { ino, mtimeMs } = statSync(path.join(publicFolder(siteDir), 'site.json'));
      const state = `${ino} ${mtimeMs}`;
      if (state === recorded) return;
      const versions = JSON.stringify(remoteVersions(readSite(siteDir)));
      await run('select public.record_remote_versions($1::text::jsonb)', [versions]);
      recorded = state;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== reported) console.error(`  versions of remotes not recorded: ${reason}`);
      reported = reason;
    }
  };
}
