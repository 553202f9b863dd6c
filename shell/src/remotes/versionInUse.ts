import type { RemoteEntry, RemoteSource } from '@shop/shared-contract';
import { TimeoutError } from './withTimeout';

/** Versions that this tab has pinned: a release in between must not change a page that is open. */
const inUse = new Map<string, RemoteSource>();
const broken = new Set<string>();

const idOf = (name: string, { version }: RemoteSource) => `${name} ${version}`;

/** What is live by now, where that may be newer than what the page's HTML says. */
let latest = new Map<string, RemoteEntry>();

export function announceLatest(remotes: RemoteEntry[]) {
  latest = new Map(remotes.map((remote) => [remote.name, remote]));
}

/** The version of a remote to load now. */
export const versionInUse = (remote: RemoteEntry): RemoteSource =>
  inUse.get(remote.name) ?? latest.get(remote.name) ?? remote;

/** Pins a version for as long as the tab is open. */
export function pinVersion(name: string, source: RemoteSource) {
  inUse.set(name, source);
}

/**
 * Marks a version as failed.
 * @param why what it failed with
 * @returns the version to try instead, if there is one
 */
export function markFailed(
  remote: RemoteEntry,
  source: RemoteSource,
  why: unknown,
): RemoteSource | undefined {
  broken.add(idOf(remote.name, source));
  const now = latest.get(remote.name) ?? remote;
  const spare = [now, now.previous, remote, remote.previous].find(
    (other) => other && !broken.has(idOf(remote.name, other)),
  );
  // A server that is slow for one version is slow for the other: nobody waits twice.
  if (why instanceof TimeoutError && spare && originOf(spare) === originOf(source))
    return undefined;
  if (spare) pinVersion(remote.name, spare);
  return spare;
}

const originOf = ({ base }: RemoteSource) => new URL(base, location.href).origin;

/** Starts again with the version that the site's configuration names. */
export function forgetFailures(remote: RemoteEntry) {
  inUse.delete(remote.name);
  for (const id of broken) if (id.startsWith(`${remote.name} `)) broken.delete(id);
}
