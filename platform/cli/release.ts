import path from 'node:path';
import { parseArgs } from 'node:util';
import { apps } from '../disk/apps';
import { dataDir } from '../disk/paths';
import { manifestOf } from '../disk/remoteManifest';
import { readSite } from '../disk/siteFile';
import { remoteVersions } from '../publish/remoteVersions';
import { readBuild } from '../release/builtRemote';
import { releaseApps, releaseRemote } from '../release/releaseApps';
import { readRecord } from '../release/releaseRecord';
import { readStrata } from './canary/readStrata';
import { watchCanary } from './canary/watchCanary';
import { checkRelease } from './check/checkRelease';
import { chooseTarget } from './chooseTarget';
import { deploy } from './deploy';
import { parseCanarySteps } from './parseCanarySteps';
import { openOperatorApi } from './report/operatorApi';
import { main } from './run';

/** The operator types the name, so that a wrong name in the files replaces no other remote. */
function readExternalBuild(folder: string, [name, ...others]: string[]) {
  if (!name || others.length) {
    throw new Error(`Name the remote in ${folder}: npm run release -- mf-… --from ${folder}`);
  }
  return readBuild(manifestOf(folder, name), path.join(folder, 'dist'));
}

function rejectUnknownApps(names: string[]) {
  if (names.length && names.every((name) => apps.includes(name))) return;
  throw new Error(`Name one or more of: ${apps.join(', ')}`);
}

/** Opens what reads the visits of a canary; it throws before anything is built where that is impossible. */
async function openVisits(siteDir: string) {
  const { PORT: port, SUPABASE_SECRET_KEY: secretKey } = process.env;
  const api = openOperatorApi({ siteDir, dataDir, port, secretKey });
  await api.rows('remote_visits', 'select=day&day=eq.9999-12-31&order=day');
  return api;
}

// npm run release -- mf-booking [--canary 10] [--check | --dry-run] [--reason "…"]: builds that app alone, checks
// it against what is live, and puts it live. mf-diagnostics --from ../diagnostics takes what a repository of its
// own has built. --canary 5,25,50,100 --watch stays and steps, promotes or withdraws the canary by its visits.
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      check: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      from: { type: 'string' },
      reason: { type: 'string' },
      watch: { type: 'boolean', default: false },
    },
  });
  const { from, watch } = values;
  const steps = parseCanarySteps(values.canary, watch);
  const [canary] = steps;
  if (canary !== undefined && positionals.includes('shell')) {
    throw new Error('The shell cannot have a canary: every page needs it');
  }
  if (values.check && values['dry-run']) {
    throw new Error('--check opens the pages of a release, and a dry run composes none');
  }
  const [name = '', ...others] = positionals;
  if (watch && (others.length || values['dry-run'])) {
    throw new Error('--watch takes one remote, and no dry run');
  }
  const options = {
    canary,
    continues: watch,
    dryRun: values['dry-run'],
    reason: values.reason,
  };
  const elsewhere = from ? readExternalBuild(from, positionals) : undefined;
  if (!elsewhere) rejectUnknownApps(positionals);
  const target = await chooseTarget();
  await target.pull();
  const { siteDir } = target;
  const visits = watch ? await openVisits(siteDir) : undefined;
  await deploy(
    (to) =>
      elsewhere ? releaseRemote(elsewhere, to, options) : releaseApps(positionals, to, options),
    {
      apps: positionals,
      dryRun: options.dryRun,
      check: (composed) => checkRelease(positionals, composed, values.check),
      to: target,
    },
  );
  if (!visits) return;
  // Where the publisher runs by a schedule, the reports of the canary would be ignored until its next run.
  await visits.call('record_remote_versions', { p_versions: remoteVersions(readSite(siteDir)) });
  await watchCanary({
    name,
    steps,
    readSite: async () => {
      await target.pull();
      return readSite(siteDir);
    },
    readStrata: (remote) => readStrata(visits, remote),
    change: (change) => deploy((to) => to.change(change), { apps: [name], to: target }),
    find: (remote, version) => readRecord(siteDir, remote, version),
  });
});
