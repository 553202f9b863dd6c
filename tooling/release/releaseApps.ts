import { distOf } from '../paths';
import { buildApp } from './buildApp';
import { type BuiltRemote, readBuild, readManifest } from './builtRemote';
import { buildProblems, refuse, shellProblems, siteProblems } from './checkRemote';
import {
  installShell,
  publishRemote,
  publishShell,
  readShellRecord,
  shellAbilities,
} from './publishApp';
import { entryOf, readRecord } from './releaseRecord';
import { release, startCanary, withShell } from './siteChanges';
import { readSite } from './siteFile';
import { localTarget } from './targets/localTarget';
import type { Target } from './targets/target';

const atOnce = 2;

interface Options {
  /** Gives the release to so many of a hundred visitors first. */
  canary?: number | undefined;
  /** Builds and checks, and changes nothing. */
  dryRun?: boolean | undefined;
  report?: (line: string) => void;
}

async function buildAll(names: readonly string[]): Promise<Map<string, boolean>> {
  const waiting = [...names];
  const built = new Map<string, boolean>();
  const worker = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      built.set(app, await buildApp(app));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return built;
}

async function releaseShell(target: Target, names: readonly string[], dryRun: boolean) {
  const abilities = shellAbilities();
  refuse('shell', shellProblems(abilities, readSite(target.siteDir), names));
  if (dryRun) return '(dry run)';
  const version = publishShell(target.siteDir);
  await target.publish('shell', version);
  await target.change((site) => {
    refuse('shell', shellProblems(abilities, site, names));
    return withShell(site, { version, ...readShellRecord(target.siteDir, version) }, 'released');
  });
  installShell(target.siteDir, version);
  return version;
}

/**
 * Checks a built remote and puts it live.
 * @returns the version
 * @throws Refusal when it does not fit
 */
export async function releaseRemote(
  built: BuiltRemote,
  target: Target,
  { canary, dryRun = false }: Options = {},
): Promise<string> {
  const { name } = built.manifest;
  const before = readSite(target.siteDir);
  refuse(name, [...buildProblems(built), ...siteProblems(built, before)]);
  if (dryRun) return '(dry run)';
  const version = publishRemote(built, target.siteDir);
  await target.publish(name, version);
  const find = (remote: string, wanted: string) => readRecord(target.siteDir, remote, wanted);
  const next = entryOf(name, version, find(name, version));
  await target.change((site) => {
    // Again: another team may have released since.
    refuse(name, siteProblems(built, site));
    return canary === undefined ? release(site, next, find) : startCanary(site, next, canary);
  });
  return version;
}

/**
 * Builds apps and puts them live, each on its own, the shell first: it may bring what a remote needs.
 * @throws Refusal when an app does not fit what is live
 */
export async function releaseApps(
  names: readonly string[],
  site: string | Target,
  options: Options = {},
) {
  const { dryRun = false, report = console.info } = options;
  const target = typeof site === 'string' ? localTarget(site) : site;
  const fresh = await buildAll(names);
  const line = (app: string, version: string) =>
    report(`  ${app} ${version}${fresh.get(app) ? '' : ' (unchanged)'}`);
  if (names.includes('shell')) line('shell', await releaseShell(target, names, dryRun));
  for (const app of names.filter((name) => name !== 'shell')) {
    line(app, await releaseRemote(readBuild(readManifest(app), distOf(app)), target, options));
  }
}
