import type { Release, Remote, SiteConfig } from '../schema';

/** A release of no content. */
export const exampleRelease = (name: string, fields: Partial<Release> = {}): Release => ({
  version: '1',
  contract: 1,
  base: `/${name}/1/`,
  entry: 'remoteEntry.js',
  container: name,
  pages: [],
  widgets: [],
  navigation: [],
  ...fields,
});

/** A remote with one release. */
export const exampleRemote = (name: string, fields: Partial<Release> = {}): Remote => ({
  name,
  live: exampleRelease(name, fields),
});

export const exampleShell = {
  version: '1',
  contract: 1,
  provides: { react: '19.3.1' },
  history: [],
};

/** A site with a shell and these remotes. */
export const exampleSite = (...remotes: Remote[]): SiteConfig => ({
  contract: 1,
  backend: { url: '', key: '' },
  shell: exampleShell,
  remotes,
});
