import path from 'node:path';
import { CSS_TYPES, runTool } from '@shop/platform/kit/runTool';
import { describeFailure } from '@shop/platform/machine/describeFailure';
import { manifestOf } from '@shop/platform/machine/remoteManifest';
import { readJson, validate } from '@shop/platform/machine/validateJson';
import { readBuild } from '@shop/platform/release/builtRemote';
import { Command } from 'commander';
import { z } from 'zod';
import { developInSite } from '../dev/developInSite';
import { canaryShare } from '../release/canaryShare';
import { releasesTable } from '../release/releasesTable';
import { readLiveSite, releaseThroughEndpoint } from '../releaseEndpoint/releaseThroughEndpoint';
import { releaseEndpointAddress, requestRelease } from '../releaseEndpoint/requestRelease';
import { main } from '../run';
import { asOwnCommands } from './ownCommands';

/** A remote in a repository of its own: the working directory. */
const folder = process.cwd();

function readOwnManifest() {
  const named = z.object({ name: z.string() });
  const { name } = validate(named, readJson(path.join(folder, 'remote.json')), 'remote.json');
  return manifestOf(folder, name);
}

const inOwnCommands = (text: string) => asOwnCommands(text, readOwnManifest().name);

const report = (line: string) => console.info(inOwnCommands(line));

function build() {
  runTool(['@rsbuild/core', 'rsbuild'], ['build'], { NODE_ENV: 'production' });
}

function requireSite(to = releaseEndpointAddress()): string {
  if (to) return to;
  throw new Error('Name the site: --to https://shop.example, or SITE_TARGET=https://shop.example');
}

interface Site {
  to?: string;
}

interface ReleaseOptions extends Site {
  canary?: number;
  check?: boolean;
  dryRun?: boolean;
  reason?: string;
}

async function release({ to: site, ...options }: ReleaseOptions) {
  const to = requireSite(site);
  // Before the build, which would report a mistake in the manifest less clearly.
  const manifest = readOwnManifest();
  build();
  const built = readBuild(manifest, path.join(folder, 'dist'));
  await releaseThroughEndpoint(built, { to, ...options, report });
}

async function change(
  verb: 'promote' | 'withdraw' | 'rollback',
  site?: string,
  query: Record<string, string> = {},
) {
  const route = `${readOwnManifest().name}/${verb}?${new URLSearchParams(query)}`;
  await requestRelease(requireSite(site), route, undefined, report);
}

// npx shop <command>, the program of a team whose remote has a repository of its own.
const shop = new Command('shop')
  .description('Develops, tests and releases this remote.')
  .helpOption('-h, --help', 'prints this')
  .helpCommand(false)
  .showHelpAfterError('(npx shop --help)')
  .exitOverride(({ exitCode }) => process.exit(exitCode && 2));

const TO = ['--to <address>', 'of the site; default: that in SITE_TARGET'] as const;

const command = (name: string, description: string) => shop.command(name).description(description);

command('dev', 'serves the remote inside the deployed site, with hot reload')
  .argument('[address]', TO[1])
  .action((address?: string) => developInSite(folder, readOwnManifest(), requireSite(address)));

command('test', 'runs all tests, or those of the named files')
  .argument('[files...]')
  .action((files: string[]) => runTool(['jest'], files));

command('contract', 'runs the tests of the contract').action(() =>
  runTool(['jest'], ['contract.test']),
);

command('types', 'checks the types, also of CSS modules').action(() => {
  runTool(['typed-css-modules', 'tcm'], ['-s', '-o', CSS_TYPES, '-p', 'src/**/*.module.css', '.']);
  runTool(['typescript-7', 'tsc'], ['--noEmit']);
});

command('build', 'builds the remote as for a release').action(build);

command('release', 'builds the remote, checks it against what is live, and makes it live')
  .option('--canary <percent>', 'only for this percentage of visitors', canaryShare)
  .option('--check', 'the site opens the pages in a browser before they are live')
  .option('--dry-run', 'checks, and changes nothing; needs no token')
  .option('--reason <sentence>', 'why, for the history')
  .option(...TO)
  .action(release);

command('promote', 'makes the canary the live version, or gives it to more visitors')
  .option('--canary <percent>', 'keeps it a canary, for this percentage of visitors', canaryShare)
  .option(...TO)
  .action(({ to, canary }: Site & { canary?: number }) =>
    change('promote', to, canary ? { canary: String(canary) } : {}),
  );

command('withdraw', 'ends the canary; all visitors get the live version')
  .option(...TO)
  .action(({ to }: Site) => change('withdraw', to));

command('rollback', 'makes an earlier version live; builds nothing')
  .argument('[version]', 'default: the version that was live before')
  .option(...TO)
  .action((version: string | undefined, { to }: Site) =>
    change('rollback', to, version ? { version } : {}),
  );

command('releases', 'lists the versions, how long they have been live, and for whom')
  .option(...TO)
  .action(async ({ to }: Site) => {
    const site = await readLiveSite(requireSite(to));
    console.info(releasesTable(site, { app: readOwnManifest().name }));
  });

main(() =>
  shop.parseAsync().catch((error: unknown) => {
    throw new Error(inOwnCommands(describeFailure(error)), { cause: error });
  }),
);
