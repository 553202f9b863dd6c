import { asCanary } from '../../shared-site/canaries';
import { readSite } from '../site/siteFile';

export const releasedRemotes = (draft: string, apps: readonly string[]) =>
  readSite(draft)
    .remotes.filter(({ name }) => apps.includes(name))
    .map(asCanary);
