import { asCanary } from '../../shared-site/canaries';
import { readSite } from '../disk/siteFile';

/** Released remotes, each in the version that visitors get of it, or that its canary's visitors get. */
export const releasedRemotes = (draft: string, apps: readonly string[]) =>
  readSite(draft)
    .remotes.filter(({ name }) => apps.includes(name))
    .map(asCanary);
