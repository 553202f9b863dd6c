import { allowedSources } from '../../backend/shopPolicy';
import { checkRelease } from '../../platform/check/checkRelease';
import { apps } from '../../platform/disk/apps';
import { releaseApps, releaseBuilt } from '../../platform/release/releaseApps';
import { openCanaryWatch } from '../canary/openCanaryWatch';
import { parseCanarySteps } from '../canary/parseCanarySteps';
import { chooseTarget } from '../release/chooseTarget';
import { deploy } from '../release/deploy';
import { readExternalBuild } from '../release/readExternalBuild';
import { buildAndSend } from '../releaseEndpoint/buildAndSend';
import { releaseEndpointAddress } from '../releaseEndpoint/requestRelease';
import { createCommand, main } from '../run';

function rejectUnknownApps(names: string[]) {
  if (names.length && names.every((name) => apps.includes(name))) return;
  throw new Error(`Name one or more of: ${apps.join(', ')}`);
}

interface Options {
  canary?: string;
  check?: boolean;
  dryRun?: boolean;
  from?: string;
  reason?: string;
  to?: string;
  watch?: boolean;
}

function rejectContradictions(names: string[], { canary, check, dryRun, watch }: Options) {
  if (canary !== undefined && names.includes('shell')) {
    throw new Error('The shell cannot have a canary: every page needs it');
  }
  if (check && dryRun) {
    throw new Error('--check opens the pages of a release, and a dry run composes none');
  }
  if (watch && (names.length > 1 || dryRun)) {
    throw new Error('--watch takes one remote, and no dry run');
  }
}

const command = createCommand(
  'release',
  'Builds apps, checks them against what is live, and makes them live. Nothing changes when one does not fit.',
)
  .argument('[apps...]', 'shell or remotes, such as mf-booking')
  .option(
    '--canary <percent>',
    'only for so many visitors; with --watch steps, such as 10,25,50,100',
  )
  .option('--check', 'opens the pages in a browser before they are live')
  .option('--dry-run', 'checks, and changes nothing')
  .option('--from <folder>', 'takes the build (dist) of a remote in a repository of its own')
  .option('--reason <sentence>', 'why, for the history')
  .option(
    '--to <address>',
    'releases by HTTP through the release endpoint of that site, with SHOP_TOKEN; default: SITE_TARGET',
  )
  .option(
    '--watch',
    'stays, and steps, promotes or withdraws the canary by its visits; the exit code is 1 when it was withdrawn',
  )
  .action(async (names: string[], options: Options) => {
    const {
      check,
      dryRun,
      from,
      reason,
      to: site = releaseEndpointAddress(),
      watch = false,
    } = options;
    const steps = parseCanarySteps(options.canary, watch);
    const [canary] = steps;
    rejectContradictions(names, options);
    const release = { canary, continues: watch, dryRun, reason };
    const elsewhere = from ? readExternalBuild(from, names) : undefined;
    if (!elsewhere) rejectUnknownApps(names);
    if (site) {
      if (watch)
        throw new Error('--watch reads the visits, which a release endpoint does not offer');
      console.info(await buildAndSend(names, { ...release, to: site, check }, elsewhere));
      return;
    }
    const target = await chooseTarget();
    await target.pull();
    const watchCanary = watch ? await openCanaryWatch(target) : undefined;
    await deploy(
      (to) =>
        elsewhere
          ? releaseBuilt(elsewhere, to, { ...release, built: elsewhere.from })
          : releaseApps(names, to, release),
      {
        apps: names,
        dryRun,
        check: (composed) => checkRelease(names, composed, check ? allowedSources : undefined),
        to: target,
      },
    );
    const [name = ''] = names;
    if ((await watchCanary?.(name, steps)) === 'withdrawn') process.exitCode = 1;
  });

main(() => command.parseAsync());
