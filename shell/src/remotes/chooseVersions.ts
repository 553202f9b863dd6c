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
  const remotes = site.remotes.map((remote) => overridden(chooseVersion(remote), overrides));
  return { ...site, remotes };
}
