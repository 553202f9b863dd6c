import path from 'node:path';
import { parseArgs } from 'node:util';
import { apps } from './apps';
import { manifestIn, readBuild } from './release/builtRemote';
import { deploy } from './release/deploy';
import { releaseApps, releaseRemote } from './release/releaseApps';
import { main } from './run';

// npm run release -- mf-booking [--canary 10] [--dry-run]: builds that app alone, checks it against
// what is live, and puts it live. --from ../diagnostics takes what a repository of its own has built.
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      'dry-run': { type: 'boolean' },
      from: { type: 'string' },
    },
  });
  const unknown = positionals.filter((name) => !apps.includes(name));
  if (!values.from && (positionals.length === 0 || unknown.length)) {
    throw new Error(`Name one or more of: ${apps.join(', ')}`);
  }
  const canary = values.canary === undefined ? undefined : Number(values.canary);
  if (canary !== undefined && !(canary > 0 && canary < 100)) {
    throw new Error('--canary takes a number of visitors in a hundred, 1 to 99');
  }
  if (canary !== undefined && positionals.includes('shell')) {
    throw new Error('The shell has no canary: every page is built around it');
  }
  const options = { canary, dryRun: values['dry-run'] };
  await deploy(async (target) => {
    const { from } = values;
    if (from)
      await releaseRemote(readBuild(manifestIn(from), path.join(from, 'dist')), target, options);
    if (positionals.length) await releaseApps(positionals, target, options);
  });
});
