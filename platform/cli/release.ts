import path from 'node:path';
import { parseArgs } from 'node:util';
import { apps } from '../disk/apps';
import { manifestOf } from '../disk/remoteManifest';
import { readBuild } from '../release/builtRemote';
import { releaseApps, releaseRemote } from '../release/releaseApps';
import { canaryShare } from './canaryShare';
import { deploy } from './deploy';
import { main } from './run';

/** The operator types the name, so that a wrong name in the files replaces no other remote. */
function builtElsewhere(folder: string, [name, ...others]: string[]) {
  if (!name || others.length) {
    throw new Error(`Name the one remote of ${folder}: npm run release -- mf-… --from ${folder}`);
  }
  return readBuild(manifestOf(folder, name), path.join(folder, 'dist'));
}

function refuseUnknown(names: string[]) {
  if (names.length && names.every((name) => apps.includes(name))) return;
  throw new Error(`Name one or more of: ${apps.join(', ')}`);
}

// npm run release -- mf-booking [--canary 10] [--dry-run]: builds that app alone, checks it against
// what is live, and puts it live. mf-diagnostics --from ../diagnostics takes what a repository of its
// own has built.
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      'dry-run': { type: 'boolean' },
      from: { type: 'string' },
    },
  });
  const { from } = values;
  const canary = canaryShare(values.canary);
  if (canary !== undefined && positionals.includes('shell')) {
    throw new Error('The shell has no canary: every page is built around it');
  }
  const options = { canary, dryRun: values['dry-run'] };
  const elsewhere = from ? builtElsewhere(from, positionals) : undefined;
  if (!elsewhere) refuseUnknown(positionals);
  await deploy(
    (target) =>
      elsewhere
        ? releaseRemote(elsewhere, target, options)
        : releaseApps(positionals, target, options),
    { apps: positionals, dryRun: options.dryRun },
  );
});
