import type { RemoteEntry, SiteConfig } from '@shop/shared-contract';
import { visitorBucket } from './visitorBucket';

function chooseVersion(remote: RemoteEntry): RemoteEntry {
  const { canary, ...live } = remote;
  if (!canary || visitorBucket() >= canary.percent) return live;
  const { percent: _, ...source } = canary;
  return { name: remote.name, ...source, previous: live };
}

/** The site as this visitor gets it: canaries only where it is one of their visitors. */
export const chooseVersions = (site: SiteConfig): SiteConfig => ({
  ...site,
  remotes: site.remotes.map(chooseVersion),
});
