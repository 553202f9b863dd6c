import { assertNoProblems } from './assertNoProblems';
import { appendEvent, earlierVersions, noEarlierVersion } from './history';
import { releaseOf, sourceOf } from './releaseEntry';
import { versionProblems, widgetDeclarations } from './rules';
import type {
  Release,
  ReleaseEvent,
  ReleaseRecord,
  Remote,
  ShellRecord,
  SiteConfig,
} from './schema';
import { removedWidgetsInUse } from './widgets';

export type FindRecord = (remote: string, version: string) => ReleaseRecord;

const byName = (a: Remote, b: Remote) => (a.name < b.name ? -1 : 1);

/** @throws when the remote has never been released */
export function remoteOf(site: SiteConfig, name: string): Remote {
  const remote = site.remotes.find((other) => other.name === name);
  if (!remote) throw new Error(`${name} has not been released yet`);
  return remote;
}

const withRemote = (site: SiteConfig, remote: Remote): SiteConfig => ({
  ...site,
  remotes: [...site.remotes.filter(({ name }) => name !== remote.name), remote].sort(byName),
});

/**
 * The version that was live before becomes the previous one.
 * @throws ChangeRejectedError when the version does not fit the site as it is now
 */
function makeLive(
  site: SiteConfig,
  name: string,
  next: Release,
  action: ReleaseEvent['action'],
  find: FindRecord,
  details?: Pick<ReleaseEvent, 'reason'>,
): SiteConfig {
  assertNoProblems(name, versionProblems({ ...next, name }, site), action);
  const remote = site.remotes.find((other) => other.name === name);
  const history = appendEvent(remote?.history, action, next.version, details);
  const before = earlierVersions(history).at(-1);
  return withRemote(site, {
    name,
    live: next,
    history,
    ...(before ? { previous: sourceOf(releaseOf(name, before, find(name, before))) } : {}),
  });
}

/** Changes nothing when the version is live already. */
export function release(
  site: SiteConfig,
  name: string,
  next: Release,
  find: FindRecord,
): SiteConfig {
  const remote = site.remotes.find((other) => other.name === name);
  const isLive = remote?.live.version === next.version && remote.live.base === next.base;
  if (isLive && !remote.canary) return site;
  return makeLive(site, name, next, 'released', find);
}

/**
 * Changes nothing when the version is live already and no canary runs.
 * @throws when it is the first release, or fits no canary
 */
export function startCanary(
  site: SiteConfig,
  name: string,
  next: Release,
  percent: number,
): SiteConfig {
  const remote = site.remotes.find((other) => other.name === name);
  if (!remote)
    throw new Error(`${name} has not been released yet: a first release cannot be a canary`);
  if (remote.live.version === next.version) {
    if (!remote.canary) return site;
    const { version } = remote.canary.release;
    throw new Error(`${next.version} is live already, and ${version} is its canary: withdraw that`);
  }
  // The server chooses the policy of a page without knowing who gets the canary.
  const { layout = 'site' } = next;
  if (layout !== (remote.live.layout ?? 'site')) {
    throw new Error(`a canary cannot change the layout of ${name} to ${layout}: release it to all`);
  }
  return withRemote(site, {
    ...remote,
    canary: { release: next, percent },
    history: appendEvent(remote.history, 'canary', next.version, { percent }),
  });
}

/** Gives a running canary to another percentage of the visitors. */
export function setCanaryShare(
  site: SiteConfig,
  name: string,
  percent: number,
  reason?: string,
): SiteConfig {
  const { canary, ...remote } = remoteOf(site, name);
  if (!canary) throw new Error(`${name} has no canary`);
  return withRemote(site, {
    ...remote,
    canary: { ...canary, percent },
    history: appendEvent(remote.history, 'canary', canary.release.version, {
      percent,
      ...(reason ? { reason } : {}),
    }),
  });
}

/** @throws ChangeRejectedError when the canary does not fit any more */
export function promote(
  site: SiteConfig,
  name: string,
  find: FindRecord,
  reason?: string,
): SiteConfig {
  const { canary } = remoteOf(site, name);
  if (!canary) throw new Error(`${name} has no canary`);
  return makeLive(site, name, canary.release, 'promoted', find, reason ? { reason } : {});
}

export function withdraw(site: SiteConfig, name: string, reason?: string): SiteConfig {
  const { canary, ...remote } = remoteOf(site, name);
  if (!canary) throw new Error(`${name} has no canary`);
  const { version } = canary.release;
  return withRemote(site, {
    ...remote,
    history: appendEvent(remote.history, 'withdrawn', version, reason ? { reason } : {}),
  });
}

/**
 * @param to default: the version before the live one
 * @throws ChangeRejectedError when it does not fit any more
 */
export function rollBack(
  site: SiteConfig,
  name: string,
  find: FindRecord,
  to = earlierVersions(remoteOf(site, name).history).at(-1),
): SiteConfig {
  if (!to) throw new Error(noEarlierVersion(name, remoteOf(site, name).history));
  return makeLive(site, name, releaseOf(name, to, find(name, to)), 'rolled back', find);
}

/**
 * Takes a remote off the site. Its files stay for as long as a version that was live before.
 * @throws ChangeRejectedError when another remote shows a widget of it
 */
export function retire(site: SiteConfig, name: string): SiteConfig {
  remoteOf(site, name);
  assertNoProblems(
    name,
    removedWidgetsInUse({ name, widgets: [] }, widgetDeclarations(site)),
    'retired',
  );
  return { ...site, remotes: site.remotes.filter((remote) => remote.name !== name) };
}

export function withShell(
  site: SiteConfig,
  shell: Omit<ShellRecord, 'history'>,
  action: ReleaseEvent['action'],
): SiteConfig {
  if (site.shell?.version === shell.version && action === 'released') return site;
  return {
    ...site,
    shell: { ...shell, history: appendEvent(site.shell?.history, action, shell.version) },
  };
}
