import { isDeepStrictEqual } from 'node:util';
import { reportComposed } from '../disk/composed';
import { readLedger } from '../disk/ledger';
import { publicOrigin } from '../disk/publicOrigin';
import { readSite, requireShell } from '../disk/siteFile';
import { readSettings, type SiteSettings, withSettings } from '../disk/siteSettings';
import type { Target } from '../disk/target';
import { installShell } from '../release/publishApp';
import { expiredVersions, refreshRetention } from '../release/retention';
import { listChanges } from '../site/listChanges';
import { chooseTarget } from './chooseTarget';
import type { Staging } from './staging';

interface Deployment {
  /** The apps that it changes. Changes to other apps at the same moment are not listed. */
  apps: readonly string[];
  /** Nothing changes, so there is nothing to refresh. */
  dryRun?: boolean | undefined;
  /** Creates what renders a release before it is live; other changes need none. */
  createStaging?: (siteDir: string, settings: SiteSettings) => Staging;
  /** The target; default: the one that the environment names. */
  to?: Target;
  /** The settings of `site.config.json`; default: read from that file. */
  settings?: SiteSettings;
}

type Work = (target: Target, render: Staging['render'] | undefined) => Promise<unknown>;

/**
 * Changes the deployed site, then refreshes the pages that show it and lists what changed.
 * The change itself is live as soon as `work` returns; what follows only refreshes HTML, most of which
 * a release has rendered before.
 */
export async function deploy(
  work: Work,
  { apps, dryRun = false, createStaging, to, settings = readSettings() }: Deployment,
) {
  const target = to ?? (await chooseTarget());
  const { siteDir } = target;
  await target.pull();
  if (!apps.includes('shell')) requireShell(siteDir, target.name);
  const before = readSite(siteDir);
  // Before anything changes: afterwards the pages could not be written.
  publicOrigin(withSettings(before, settings));
  const began = performance.now();
  if (!dryRun) refreshRetention(siteDir, before);
  const staging = createStaging?.(siteDir, settings);
  try {
    await work(target, staging?.render);
    if (dryRun) return console.info('  nothing changed');
    const after = readSite(siteDir);
    const lines = listChanges(before, after, apps);
    const live = ((performance.now() - began) / 1000).toFixed(1);
    const summary = lines.length ? [...lines, `  live after ${live} s`] : ['  nothing changed'];
    console.info(summary.join('\n'));

    // Also without changes: an earlier run may have been killed before it wrote its pages.
    if (!isDeepStrictEqual(withSettings(after, settings), after)) {
      await target.change((site) => withSettings(site, settings));
    }
    // Others may have released or published since the folder was updated; the shell's own files are
    // pushed with the pages.
    await target.pull();
    if (apps.includes('shell') && after.shell) installShell(siteDir, after.shell.version);
    // The composer is loaded once it is needed: no change of a site depends on it.
    const { composeSite } = await import('./composeSite');
    const composed = await composeSite(siteDir, { composed: staging?.folders ?? [] });
    await target.pushPages();
    reportComposed(composed);
    if (composed.failed.length) process.exitCode = 1;
    const inUse = Object.values(readLedger(siteDir)).flatMap(({ files }) => files);
    for (const { app, version } of expiredVersions(siteDir, after, inUse)) {
      await target.remove(app, version);
      console.info(`  removed ${app} ${version}: its retention period has ended`);
    }
  } finally {
    staging?.remove();
  }
}
