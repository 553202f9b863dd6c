import type { RemoteEntry, SiteConfig } from '@shop/shared-contract';
import { overridden, readOverrides } from '../tools/overrides';
import { visitorBucket } from './visitorBucket';

function chooseVersion(remote: RemoteEntry): RemoteEntry {
  const { canary, ...live } = remote;
  if (!canary || visitorBucket() >= canary.percent) return live;
  const { percent: _, ...source } = canary;
  return { name: remote.name, ...source, previous: live };
}

/** The site as this visitor gets it: canaries for their share, a developer's own remotes for them. */
export function chooseVersions(site: SiteConfig): SiteConfig {
  const overrides = readOverrides();
  for (const { remote } of overrides) {
    if (site.remotes.some(({ name }) => name === remote)) continue;
    console.warn(
      `[shell] ${remote} is not on this site yet: only what is released can be replaced`,
    );
  }
  const remotes = site.remotes.map((remote) => overridden(chooseVersion(remote), overrides));
  return { ...site, remotes };
}
