import path from 'node:path';
import { parseArgs } from 'node:util';
import { apps } from '../disk/apps';
import { manifestOf } from '../disk/remoteManifest';
import { readBuild } from '../release/builtRemote';
import { releaseApps, releaseRemote } from '../release/releaseApps';
import { checkRelease } from './check/checkRelease';
import { deploy } from './deploy';
import { parseCanaryPercent } from './parseCanaryPercent';
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
// own has built.
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      check: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      from: { type: 'string' },
      reason: { type: 'string' },
    },
  });
  const { from } = values;
  const canary = parseCanaryPercent(values.canary);
  if (canary !== undefined && positionals.includes('shell')) {
    throw new Error('The shell cannot have a canary: every page needs it');
  }
  if (values.check && values['dry-run']) {
    throw new Error('--check opens the pages of a release, and a dry run composes none');
  }
  const options = { canary, dryRun: values['dry-run'], reason: values.reason };
  const elsewhere = from ? readExternalBuild(from, positionals) : undefined;
  if (!elsewhere) rejectUnknownApps(positionals);
  await deploy(
    (target) =>
      elsewhere
        ? releaseRemote(elsewhere, target, options)
        : releaseApps(positionals, target, options),
    {
      apps: positionals,
      dryRun: options.dryRun,
      check: (composed) => checkRelease(positionals, composed, values.check),
    },
  );
});
