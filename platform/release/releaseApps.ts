import { assertNoProblems } from '../../shared-site/assertNoProblems';
import { release, startCanary, withShell } from '../../shared-site/changes';
import { listReleaseChanges } from '../../shared-site/listChanges';
import { releaseOf } from '../../shared-site/releaseEntry';
import { shellProblems } from '../../shared-site/rules';
import type { BuiltFrom } from '../../shared-site/schema';
import { buildApp, builtInputs } from '../build/buildApp';
import { distOf } from '../machine/paths';
import { localTarget } from '../site/siteFile';
import type { ChangeSite, Target } from '../site/target';
import { builtFrom } from './builtFrom';
import { type BuiltRemote, readBuild, readManifest } from './builtRemote';
import { installShell } from './installShell';
import { readRecord, readShellRecord } from './releaseRecord';
import { saveStoredInputs } from './storedInputs';
import {
  type BuiltShell,
  builtShell,
  nextRelease,
  nextShellVersion,
  storeRemote,
  storeShell,
} from './storeVersion';
import { siteProblems, validateReleases } from './validateReleases';

const CONCURRENT_BUILDS = 2;

interface Options {
  /** Percentage of the visitors. */
  canary?: number | undefined;
  /** Builds and checks, and changes nothing. */
  dryRun?: boolean | undefined;
  /** Default: the subject of the commit. */
  reason?: string | undefined;
  /** Default: the commit of its folder. */
  built?: BuiltFrom | undefined;
  report?: (line: string) => void;
}

const idOf = (name: string, version: string) => `${name} ${version}`;

async function buildAll(names: readonly string[]) {
  const waiting = [...names];
  const worker = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) await buildApp(app);
  };
  await Promise.all(Array.from({ length: CONCURRENT_BUILDS }, worker));
}

interface Candidate {
  app: string;
  version: string;
  /** Makes it live, or throws a ChangeRejectedError. */
  change: ChangeSite;
}

async function storeShellCandidate(
  shell: BuiltShell,
  target: Target,
  names: readonly string[],
  { reason, built = builtFrom('shell', shell.dist, reason) }: Options,
): Promise<Candidate> {
  const version = await storeShell(shell, target.siteDir, built);
  await target.storeVersion('shell', version);
  const record = { ...readShellRecord(target.siteDir, version), built };
  const change: ChangeSite = (site) => {
    // Again: another team may have released since.
    assertNoProblems('shell', shellProblems(record, site, names));
    return withShell(site, { version, ...record }, 'released');
  };
  return { app: 'shell', version, change };
}

async function storeCandidate(
  remote: BuiltRemote,
  target: Target,
  { canary, reason, built = builtFrom(remote.manifest.name, remote.dist, reason) }: Options,
): Promise<Candidate> {
  const { name } = remote.manifest;
  const version = await storeRemote(remote, target.siteDir, built);
  await target.storeVersion(name, version);
  const find = (other: string, wanted: string) => readRecord(target.siteDir, other, wanted);
  // A version that was released before may come from another commit this time.
  const next = { ...releaseOf(name, version, find(name, version)), built };
  const change: ChangeSite = (site) => {
    assertNoProblems(name, siteProblems(remote, site));
    return canary === undefined
      ? release(site, name, next, find)
      : startCanary(site, name, next, canary);
  };
  return { app: name, version, change };
}

/**
 * Checks all built apps before one goes live, then makes all live in one change. The shell comes first:
 * it may provide what a remote needs.
 * @param line called with each app and its version; a dry run then reports what would change for a visitor
 * @throws ChangeRejectedError when one does not fit what will be live
 */
export async function releaseBuilt(
  { shell, remotes }: { shell?: BuiltShell | undefined; remotes: readonly BuiltRemote[] },
  target: Target,
  options: Options = {},
  line = (_app: string, _version: string) => {},
) {
  const { canary, dryRun = false, report = console.info } = options;
  const site = await target.read();
  const { ordered, next } = validateReleases(remotes, shell?.abilities, site, canary);
  const names = remotes.map(({ manifest }) => manifest.name);
  if (dryRun) {
    if (shell) line('shell', nextShellVersion(shell));
    for (const built of ordered) line(built.manifest.name, nextRelease(built).version);
    for (const change of listReleaseChanges(site, next, names)) report(change);
    return;
  }
  const candidates: Candidate[] = [];
  if (shell) candidates.push(await storeShellCandidate(shell, target, names, options));
  for (const built of ordered) candidates.push(await storeCandidate(built, target, options));
  const change: ChangeSite = (site) => candidates.reduce((next, each) => each.change(next), site);
  await target.change(change, async ({ folder }) => {
    if (shell) installShell(folder);
  });
  for (const { app, version } of candidates) line(app, version);
}

/** Returns the version. @throws ChangeRejectedError when the remote does not fit */
export async function releaseRemote(
  built: BuiltRemote,
  target: Target,
  options: Options = {},
): Promise<string> {
  let released = '';
  await releaseBuilt({ remotes: [built] }, target, options, (_, version) => {
    released = version;
  });
  return released;
}

/** @throws ChangeRejectedError when an app does not fit, and then none goes live */
export async function releaseApps(
  names: readonly string[],
  site: string | Target,
  options: Options = {},
) {
  const { report = console.info } = options;
  const target = typeof site === 'string' ? localTarget(site) : site;
  // Before the build, which would report a mistake in a manifest less clearly.
  const manifests = names.filter((name) => name !== 'shell').map(readManifest);
  await buildAll(names);
  const remotes = manifests.map((manifest) => readBuild(manifest, distOf(manifest.name)));
  const { shell, remotes: live } = await target.read();
  const before = new Set([
    ...(shell ? [idOf('shell', shell.version)] : []),
    ...live.map((remote) => idOf(remote.name, remote.live.version)),
  ]);
  await releaseBuilt(
    { shell: names.includes('shell') ? builtShell() : undefined, remotes },
    target,
    options,
    (name, version) => {
      // `npm start` releases only what changed since.
      const inputs = builtInputs(name);
      if (inputs && !options.dryRun) saveStoredInputs(target.siteDir, name, { inputs, version });
      const unchanged = before.has(idOf(name, version)) ? ' (unchanged)' : '';
      report(`  ${name} ${version}${unchanged}${options.dryRun ? ' fits what is live' : ''}`);
    },
  );
}
