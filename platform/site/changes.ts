import { remember, versionsBefore } from './history';
import { refuse } from './refusal';
import { entryOf, sourceOf } from './release';
import { versionProblems } from './rules';
import type { ReleaseEvent, ReleaseRecord, RemoteEntry, ShellRecord, SiteConfig } from './schema';
import { missedWidgets } from './widgets';

/** Reads the record in a version's folder. */
export type FindRecord = (remote: string, version: string) => ReleaseRecord;

const byName = (a: RemoteEntry, b: RemoteEntry) => (a.name < b.name ? -1 : 1);

/**
 * A remote of a site.
 * @throws when it has never been released
 */
export function remoteOf(site: SiteConfig, name: string): RemoteEntry {
  const entry = site.remotes.find((remote) => remote.name === name);
  if (!entry) throw new Error(`${name} has not been released yet`);
  return entry;
}

const withRemote = (site: SiteConfig, entry: RemoteEntry): SiteConfig => ({
  ...site,
  remotes: [...site.remotes.filter(({ name }) => name !== entry.name), entry].sort(byName),
});

/**
 * Makes a version the live one of its remote. The version that was live becomes the previous one.
 * @throws Refusal when it does not fit the site of today, which may not be the one it was made for
 */
function makeLive(
  site: SiteConfig,
  next: RemoteEntry,
  action: ReleaseEvent['action'],
  find: FindRecord,
): SiteConfig {
  refuse(next.name, versionProblems(next, site), action);
  const live = site.remotes.find(({ name }) => name === next.name);
  const history = remember(live?.history, action, next.version);
  const before = versionsBefore(history).at(-1);
  return withRemote(site, {
    ...next,
    history,
    ...(before ? { previous: sourceOf(entryOf(next.name, before, find(next.name, before))) } : {}),
  });
}

/** Makes a version live for all visitors. Changes nothing when it is live already. */
export function release(site: SiteConfig, next: RemoteEntry, find: FindRecord): SiteConfig {
  const live = site.remotes.find(({ name }) => name === next.name);
  if (live?.version === next.version && live.base === next.base && !live.canary) return site;
  return makeLive(site, next, 'released', find);
}

/** Makes a version the canary of a part of the visitors; the others get the live version. */
export function startCanary(site: SiteConfig, next: RemoteEntry, percent: number): SiteConfig {
  const live = site.remotes.find(({ name }) => name === next.name);
  if (!live)
    throw new Error(`${next.name} has not been released yet: a first release is for everybody`);
  if (live.version === next.version) throw new Error(`${next.version} is live already`);
  const { pages, widgets, navigation } = next;
  return withRemote(site, {
    ...live,
    canary: { ...sourceOf(next), pages, widgets, navigation, percent },
    history: remember(live.history, 'canary', next.version),
  });
}

/**
 * Makes the canary the live version.
 * @throws Refusal when it does not fit any more
 */
export function promote(site: SiteConfig, name: string, find: FindRecord): SiteConfig {
  const { canary } = remoteOf(site, name);
  if (!canary) throw new Error(`${name} has no canary`);
  const next = entryOf(name, canary.version, find(name, canary.version));
  return makeLive(site, next, 'promoted', find);
}

/** Takes the canary back from those who had it. */
export function withdraw(site: SiteConfig, name: string): SiteConfig {
  const { canary, ...live } = remoteOf(site, name);
  if (!canary) throw new Error(`${name} has no canary`);
  return withRemote(site, {
    ...live,
    history: remember(live.history, 'withdrawn', canary.version),
  });
}

/**
 * Puts an earlier version live again.
 * @param to the version; default: the one before the live one
 * @throws Refusal when it does not fit any more
 */
export function rollBack(
  site: SiteConfig,
  name: string,
  find: FindRecord,
  to = versionsBefore(remoteOf(site, name).history).at(-1),
): SiteConfig {
  if (!to) throw new Error(`${name} has no earlier version`);
  return makeLive(site, entryOf(name, to, find(name, to)), 'rolled back', find);
}

/**
 * Takes a remote off the site. Its files stay for as long as a version that was live before.
 * @throws Refusal when another remote shows a widget of it
 */
export function retire(site: SiteConfig, name: string): SiteConfig {
  remoteOf(site, name);
  refuse(name, missedWidgets({ name, widgets: [] }, site.remotes), 'retired');
  return { ...site, remotes: site.remotes.filter((remote) => remote.name !== name) };
}

/** Notes which shell is live. */
export function withShell(
  site: SiteConfig,
  shell: Omit<ShellRecord, 'history'>,
  action: ReleaseEvent['action'],
): SiteConfig {
  if (site.shell?.version === shell.version && action === 'released') return site;
  return {
    ...site,
    shell: { ...shell, history: remember(site.shell?.history, action, shell.version) },
  };
}
