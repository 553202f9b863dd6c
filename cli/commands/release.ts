import { allowedSources } from '@shop/backend/shopPolicy';
import { checkRelease } from '@shop/platform/check/checkRelease';
import { apps } from '@shop/platform/machine/apps';
import { releaseApps, releaseBuilt } from '@shop/platform/release/releaseApps';
import { canaryShare } from '../release/canaryShare';
import { deploy } from '../release/deploy';
import { readExternalBuild } from '../release/readExternalBuild';
import { TEAM_VARIABLE } from '../release/teamVariable';
import { buildAndSend } from '../releaseEndpoint/buildAndSend';
import { releaseEndpointAddress } from '../releaseEndpoint/requestRelease';
import { createCommand, main } from '../run';

function rejectUnknownApps(names: string[]) {
  if (names.length && names.every((name) => apps.includes(name))) return;
  throw new Error(`Name one or more of: ${apps.join(', ')}`);
}

interface Options {
  canary?: number;
  check?: boolean;
  dryRun?: boolean;
  from?: string;
  reason?: string;
  to?: string;
}

function rejectContradictions(names: string[], { canary, check, dryRun }: Options) {
  if (canary !== undefined && names.includes('shell')) {
    throw new Error('The shell cannot have a canary: every page needs it');
  }
  if (check && dryRun) {
    throw new Error('--check opens the pages of a release, and a dry run composes none');
  }
}

const command = createCommand(
  'release',
  'Builds apps, checks them against what is live, and makes them live. If one does not fit, nothing changes.',
)
  .argument('[apps...]', 'shell or remotes, such as mf-booking')
  .option('--canary <percent>', 'only for this percentage of visitors', canaryShare)
  .option(
    '--check',
    'also rejects what changes the layout or other remotes, and any release without a browser',
  )
  .option('--dry-run', 'checks, and changes nothing')
  .option('--from <folder>', 'takes the build (dist) of a remote in a repository of its own')
  .option('--reason <sentence>', 'why, for the history')
  .option(
    '--to <address>',
    'releases by HTTP through the release endpoint of that site, with SHOP_TOKEN; default: SITE_TARGET',
  )
  .action(async (names: string[], options: Options) => {
    const { canary, check, dryRun, from, reason, to: site = releaseEndpointAddress() } = options;
    rejectContradictions(names, options);
    const release = { canary, dryRun, reason };
    const elsewhere = from ? readExternalBuild(from, names) : undefined;
    if (!elsewhere) rejectUnknownApps(names);
    if (site) {
      return buildAndSend(names, { ...release, to: site, check }, elsewhere);
    }
    await deploy(
      (to) =>
        elsewhere
          ? releaseBuilt(elsewhere, to, { ...release, built: elsewhere.from }, (app, version) =>
              console.info(`  ${app} ${version}${dryRun ? ' fits what is live' : ''}`),
            )
          : releaseApps(names, to, release),
      {
        apps: names,
        dryRun,
        check: (composed) =>
          checkRelease(names, composed, {
            sources: allowedSources,
            isStrict: check === true,
            byToken: process.env[TEAM_VARIABLE] !== undefined,
          }),
      },
    );
  });

main(() => command.parseAsync());
