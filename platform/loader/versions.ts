import { asCanary } from '@shop/shared-site/canaries';
import { containerName } from '@shop/shared-site/contract';
import type { ReleaseSource, Remote, SiteConfig } from '@shop/shared-site/schema';
import { TimeoutError } from './timeout';

/** A remote that a developer's own machine serves in place of the released one. */
export interface RemoteOverride {
  remote: string;
  /** Address of the entry file. */
  url: string;
}

/** What decides, beside the site's configuration, which versions a visitor gets. */
export interface VisitorOptions {
  /** Remotes that come from a developer's own machine. */
  overrides: readonly RemoteOverride[];
  /**
   * Returns the visitor's group, 0 to 99; a canary goes to those below its percentage. It is called
   * only on a site with a canary. Without it, the visitor gets none.
   */
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

/** The remotes as a visitor gets them: with the canaries of their group, and with their overrides. */
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

/** Which version of each remote to load, for as long as the page is open. */
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

    /** The version to load now. */
    current: (remote: Remote): ReleaseSource =>
      pinned.get(remote.name) ?? (latest.get(remote.name) ?? remote).live,

    /** Pins a version for as long as the page is open. */
    pin(name: string, source: ReleaseSource) {
      pinned.set(name, source);
    },

    isPinned: (name: string) => pinned.has(name),

    /**
     * Marks a version as failed.
     * @param error what it failed with
     * @returns the version to try instead, which is pinned, if there is one
     */
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

    /** Starts again with the version that the site's configuration names. */
    clearFailures({ name }: Remote) {
      pinned.delete(name);
      for (const id of failed) if (id.startsWith(`${name} `)) failed.delete(id);
    },
  };
}
