import { expiredVersions, refreshRetention } from '@shop/platform/release/retention';
import {
  type Composed,
  type ComposedDraft,
  reportComposed,
} from '@shop/platform/site/changeAndCompose';
import { readLedger } from '@shop/platform/site/composeLedger';
import { readContentPages } from '@shop/platform/site/contentPages';
import { validPublicOrigin } from '@shop/platform/site/publicOrigin';
import { readSite, requireShell } from '@shop/platform/site/siteFile';
import { readSettings, type SiteSettings, withSettings } from '@shop/platform/site/siteSettings';
import type { Target } from '@shop/platform/site/target';
import { listReleaseChanges } from '../../shared-site/listChanges';
import { chooseTarget } from './chooseTarget';
import { composingTarget } from './composingTarget';
import { TEAM_VARIABLE } from './teamVariable';

interface Deployment {
  /** Changes to other apps at the same moment are not listed. */
  apps: readonly string[];
  dryRun?: boolean | undefined;
  /** Receives the composed pages of a release before they are live. */
  check?: (composed: ComposedDraft) => Promise<void>;
  /** Default: the target that the environment names. */
  to?: Target;
  settings?: SiteSettings;
}

/** Lists what changed. @param work changes the target, in one step */
export async function deploy(
  work: (target: Target) => Promise<unknown>,
  { apps, dryRun = false, check, to, settings = readSettings() }: Deployment,
) {
  const target = to ?? (await chooseTarget());
  const { siteDir } = target;
  await target.pull();
  if (!apps.includes('shell')) requireShell(siteDir, target.name);
  // Not that of the folder, which can be of another site where the bucket is empty.
  const before = await target.read();
  // Before anything is built: afterwards the pages could not be written.
  validPublicOrigin(withSettings(before, settings));
  const began = performance.now();
  if (!dryRun) refreshRetention(siteDir, before);
  let composed: Composed = { written: [], failed: [] };
  const known = readLedger(siteDir);
  // A page of another team that could not be rendered before is no failure of this change.
  const isNew = ({ address, reason }: Composed['failed'][number]) =>
    known[address]?.failure !== reason;
  const report = (made: Composed) => {
    composed = made;
  };
  await work(
    composingTarget(target, {
      settings,
      check,
      starts: check && apps,
      report,
      team: process.env[TEAM_VARIABLE],
    }),
  );
  if (dryRun) return console.info('  nothing changed');
  const after = readSite(siteDir);
  const lines = listReleaseChanges(before, after, apps);
  const live = ((performance.now() - began) / 1000).toFixed(1);
  const summary = lines.length ? [...lines, `  live after ${live} s`] : ['  nothing changed'];
  console.info(summary.join('\n'));
  reportComposed(composed);
  if (composed.failed.some(isNew)) process.exitCode = 1;
  const made = { ...readLedger(siteDir), ...readContentPages(siteDir).kinds };
  const inUse = Object.values(made).flatMap(({ files }) => files);
  for (const { app, version } of expiredVersions(siteDir, after, inUse)) {
    await target.remove(app, version);
    console.info(`  removed ${app} ${version}: its retention period has ended`);
  }
}
