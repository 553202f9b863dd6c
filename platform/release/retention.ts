import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { isAppFolder, isVersion } from '../../shared-site/contract';
import type { SiteConfig } from '../../shared-site/schema';
import { retentionStart } from '../site/retentionStart';

function namedVersions(site: SiteConfig, app: string): Set<string | undefined> {
  if (app === 'shell') {
    return new Set([site.shell?.version, ...(site.shell?.history ?? []).map((e) => e.version)]);
  }
  const remote = site.remotes.find(({ name }) => name === app);
  return new Set([
    remote?.live.version,
    remote?.previous?.version,
    remote?.canary?.release.version,
    ...(remote?.history ?? []).map(({ version }) => version),
  ]);
}

/** Includes apps that the configuration does not name any more. */
const appsIn = (siteDir: string) =>
  readdirSync(siteDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isAppFolder(entry.name))
    .map(({ name }) => name)
    // The shell first: all pages need it.
    .sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || (a < b ? -1 : 1));

/** `<version>`, or `<version>.<random>.draft`. */
const isVersionFolder = (name: string) => isVersion(name.split('.')[0] ?? '');

/** Restarts the retention period of live versions: a tab may have been opened just now. */
export function refreshRetention(siteDir: string, site: SiteConfig, now = Date.now()) {
  const live = [
    ['shell', site.shell?.version],
    ...site.remotes.flatMap(({ name, live: { version }, previous, canary }) =>
      [version, previous?.version, canary?.release.version].map((each) => [name, each]),
    ),
  ];
  for (const [app = '', version = ''] of live) {
    const folder = path.join(siteDir, app, version);
    if (version && existsSync(folder)) utimesSync(folder, now / 1000, now / 1000);
  }
}

/**
 * Very old, and in no app's history.
 * @param composed addresses of files that composed pages were made from
 */
export function expiredVersions(
  siteDir: string,
  site: SiteConfig,
  composed: string[],
  now = Date.now(),
): { app: string; version: string }[] {
  const oldest = retentionStart(now);
  return appsIn(siteDir).flatMap((app) => {
    const folder = path.join(siteDir, app);
    return readdirSync(folder)
      .filter(isVersionFolder)
      .filter((version) => !namedVersions(site, app).has(version))
      .filter((version) => !composed.some((file) => file.startsWith(`/${app}/${version}/`)))
      .filter((version) => statSync(path.join(folder, version)).mtimeMs < oldest)
      .map((version) => ({ app, version }));
  });
}
