import { asCanary } from '@shop/shared-site/canaries';
import { containerName } from '@shop/shared-site/contract';
import type { ReleaseSource, Remote, SiteConfig } from '@shop/shared-site/schema';
import { TimeoutError } from './timeout';

export interface RemoteOverride {
  remote: string;
  url: string;
}

export interface VisitorOptions {
  overrides: readonly RemoteOverride[];
  /** 0 to 99; called only on a site with a canary. Without it, the visitor gets none. */
  group?: (() => number) | undefined;
}

function chooseRelease(remote: Remote, group: VisitorOptions['group']): Remote {
  const { name, canary, live, previous } = remote;
  if (canary && group && group() < canary.percent) return asCanary(remote);
  return { name, live, ...(previous ? { previous } : {}) };
}

function applyOverride(remote: Remote, overrides: readonly RemoteOverride[]): Remote {
  const { name } = remote;
  const override = overrides.find((other) => other.remote === name);
  if (!override) return remote;
  // Nothing is known of what such a server builds.
  const { integrity: _, digests: __, ...live } = remote.live;
  const url = new URL(override.url);
  return {
    name,
    live: {
      ...live,
      version: url.host,
      base: new URL('.', url).href,
      entry: url.pathname.split('/').at(-1) ?? '',
      container: containerName(name),
    },
  };
}

/** Applies the canaries of the visitor's group, and the overrides. */
export function chooseVersions(
  { remotes }: Pick<SiteConfig, 'remotes'>,
  { overrides, group }: VisitorOptions,
): Remote[] {
  for (const { remote } of overrides) {
    if (remotes.some(({ name }) => name === remote)) continue;
    console.warn(
      `[loader] ${remote} is not on this site: only a released remote can be overridden`,
    );
  }
  return remotes.map((remote) => applyOverride(chooseRelease(remote, group), overrides));
}

const originOf = ({ base }: ReleaseSource) => new URL(base, location.href).origin;

export function createVersions() {
  /** A release in between must not change a page that is open. */
  const pinned = new Map<string, ReleaseSource>();
  const failed = new Set<string>();
  /** What is live by now, where that may be newer than what the page was opened with. */
  let latest = new Map<string, Remote>();

  const idOf = (name: string, { version }: ReleaseSource) => `${name} ${version}`;

  return {
    setLatest(remotes: readonly Remote[]) {
      latest = new Map(remotes.map((remote) => [remote.name, remote]));
    },

    current: (remote: Remote): ReleaseSource =>
      pinned.get(remote.name) ?? (latest.get(remote.name) ?? remote).live,

    pin(name: string, source: ReleaseSource) {
      pinned.set(name, source);
    },

    isPinned: (name: string) => pinned.has(name),

    /** Returns the version to try instead, which is pinned, if there is one. */
    markFailed(remote: Remote, source: ReleaseSource, error: unknown) {
      failed.add(idOf(remote.name, source));
      const newest = latest.get(remote.name) ?? remote;
      const spare = [newest.live, newest.previous, remote.live, remote.previous].find(
        (other) =>
          other && other.container !== source.container && !failed.has(idOf(remote.name, other)),
      );
      // A server that is slow for one version is slow for the other: no visitor waits twice.
      if (error instanceof TimeoutError && spare && originOf(spare) === originOf(source)) {
        return undefined;
      }
      if (spare) pinned.set(remote.name, spare);
      return spare;
    },

    clearFailures({ name }: Remote) {
      pinned.delete(name);
      for (const id of failed) if (id.startsWith(`${name} `)) failed.delete(id);
    },
  };
}
