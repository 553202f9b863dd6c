import path from 'node:path';
import { parseArgs } from 'node:util';
import { apps } from '../disk/apps';
import { manifestOf } from '../disk/remoteManifest';
import { readBuild } from '../release/builtRemote';
import { releaseApps, releaseRemote } from '../release/releaseApps';
import { openCanaryWatch } from './canary/openCanaryWatch';
import { parseCanarySteps } from './canary/parseCanarySteps';
import { checkRelease } from './check/checkRelease';
import { chooseTarget } from './chooseTarget';
import { deploy } from './deploy';
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

// npm run release -- mf-booking [--canary 10] [--check | --dry-run] [--reason "…"]: builds that app alone, checks
// it against what is live, and puts it live. mf-diagnostics --from ../diagnostics takes what a repository of its
// own has built. --canary 5,25,50,100 --watch stays and steps, promotes or withdraws the canary by its visits;
// the exit code is 1 when it was withdrawn.
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
  const watchCanary = watch ? await openCanaryWatch(target) : undefined;
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
  if ((await watchCanary?.(name, steps)) === 'withdrawn') process.exitCode = 1;
});
