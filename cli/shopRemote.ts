import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { manifestOf } from '../platform/disk/remoteManifest';
import { readJson, validate } from '../platform/disk/validateJson';
import { runTool } from '../platform/kit/runTool';
import { readBuild } from '../platform/release/builtRemote';
import { parseCanarySteps } from './canary/parseCanarySteps';
import { developInSite } from './dev/developInSite';
import { askDoor, doorAddress } from './door/askDoor';
import { readLiveSite, releaseThroughDoor } from './door/releaseThroughDoor';
import { releasesTable } from './release/releasesTable';
import { main } from './run';

/** A remote in a repository of its own: the working directory. */
const folder = process.cwd();

function readOwnManifest() {
  const named = z.object({ name: z.string() });
  const { name } = validate(named, readJson(path.join(folder, 'remote.json')), 'remote.json');
  return manifestOf(folder, name);
}

/** Where the types of CSS modules are generated. */
const CSS_TYPES = '.css-types';

function build() {
  runTool(['@rsbuild/core', 'rsbuild'], ['build'], { NODE_ENV: 'production' });
}

function requireSite(to = doorAddress()): string {
  if (to) return to;
  throw new Error('Name the site: --to https://shop.example, or SITE_TARGET=https://shop.example');
}

async function release(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      canary: { type: 'string' },
      check: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      reason: { type: 'string' },
      to: { type: 'string' },
    },
  });
  const [canary] = parseCanarySteps(values.canary, false);
  const { check, reason, 'dry-run': dryRun } = values;
  const to = requireSite(values.to);
  // Before the build, which would report a mistake in the manifest less clearly.
  const manifest = readOwnManifest();
  build();
  const built = readBuild(manifest, path.join(folder, 'dist'));
  console.info(await releaseThroughDoor(built, { to, canary, check, dryRun, reason }));
}

/** Changes which of the released versions visitors get. */
async function change(verb: 'promote' | 'withdraw' | 'rollback', args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [version] = positionals;
  const query = version ? `?version=${encodeURIComponent(version)}` : '';
  console.info(await askDoor(requireSite(values.to), `${readOwnManifest().name}/${verb}${query}`));
}

/** Prints which versions there are, since when, and who gets them. */
async function releases(args: string[]) {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  const site = await readLiveSite(requireSite(values.to));
  console.info(releasesTable(site, { app: readOwnManifest().name }));
}

const verbs: Record<string, (args: string[]) => Promise<void> | void> = {
  dev: ([address]) => developInSite(folder, readOwnManifest(), requireSite(address)),
  test: (args) => runTool(['jest'], args),
  contract: (args) => runTool(['jest'], ['contract.test', ...args]),
  types() {
    runTool(
      ['typed-css-modules', 'tcm'],
      ['-s', '-o', CSS_TYPES, '-p', 'src/**/*.module.css', '.'],
    );
    runTool(['typescript-7', 'tsc'], ['--noEmit']);
  },
  build,
  release,
  promote: (args) => change('promote', args),
  withdraw: (args) => change('withdraw', args),
  rollback: (args) => change('rollback', args),
  releases,
};

// shop-remote <verb>, the program of @shop/remote: the working day of a team whose remote has a repository
// of its own. These are the commands of this repository with another folder.
main(async () => {
  const [verb = '', ...args] = process.argv.slice(2);
  const work = verbs[verb];
  if (!work) throw new Error(`shop-remote ${Object.keys(verbs).join(' | ')}`);
  await work(args);
});
