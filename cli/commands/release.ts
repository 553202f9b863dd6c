import { parseArgs } from 'node:util';
import { allowedSources } from '../../backend/shopPolicy';
import { checkRelease } from '../../platform/check/checkRelease';
import { apps } from '../../platform/disk/apps';
import { releaseApps, releaseBuilt } from '../../platform/release/releaseApps';
import { openCanaryWatch } from '../canary/openCanaryWatch';
import { parseCanarySteps } from '../canary/parseCanarySteps';
import { doorAddress } from '../door/askDoor';
import { buildAndSend } from '../door/buildAndSend';
import { chooseTarget } from '../release/chooseTarget';
import { deploy } from '../release/deploy';
import { readExternalBuild } from '../release/readExternalBuild';
import { main } from '../run';

function rejectUnknownApps(names: string[]) {
  if (names.length && names.every((name) => apps.includes(name))) return;
  throw new Error(`Name one or more of: ${apps.join(', ')}`);
}

// npm run release -- mf-booking [--canary 10] [--check | --dry-run] [--reason "…"]: builds that app alone, checks
// it against what is live, and puts it live. mf-diagnostics --from ../diagnostics takes what a repository of its
// own has built. --to https://shop.example releases through the door of that site, with SHOP_TOKEN.
// --canary 10,25,50,100 --watch stays and steps, promotes or withdraws the canary by its visits; the exit code is 1
// when it was withdrawn.
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      check: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      from: { type: 'string' },
      reason: { type: 'string' },
      to: { type: 'string' },
      watch: { type: 'boolean', default: false },
    },
  });
  const { from, to: site = doorAddress(), watch } = values;
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
  if (site) {
    if (watch) throw new Error('--watch reads the visits, which a door does not offer');
    console.info(
      await buildAndSend(positionals, { ...options, to: site, check: values.check }, elsewhere),
    );
    return;
  }
  const target = await chooseTarget();
  await target.pull();
  const watchCanary = watch ? await openCanaryWatch(target) : undefined;
  await deploy(
    (to) =>
      elsewhere
        ? releaseBuilt(elsewhere, to, { ...options, built: elsewhere.from })
        : releaseApps(positionals, to, options),
    {
      apps: positionals,
      dryRun: options.dryRun,
      check: (composed) =>
        checkRelease(positionals, composed, values.check ? allowedSources : undefined),
      to: target,
    },
  );
  if ((await watchCanary?.(name, steps)) === 'withdrawn') process.exitCode = 1;
});
