/**
 * The version of what a remote and the shell agree on: `remote.json`, what an exposed module exports,
 * and all of `shared-contract`. What changes it: docs/decisions/0008-contract-versions.md
 */
export const CONTRACT_VERSION = 3;

/** The oldest version whose remotes the shell still mounts. */
export const OLDEST_CONTRACT = 2;

/** Whether this shell mounts remotes that were built for a version of the contract. */
export const speaksContract = (version: number) =>
  version >= OLDEST_CONTRACT && version <= CONTRACT_VERSION;

/** Where a content file with this digest is. */
export const contentPath = (digest: string) => `/content/${digest}.json`;

/** Where the files of a version are. */
export const versionBase = (app: string, version: string) => `/${app}/${version}/`;

/**
 * The global name of a remote's federation container.
 * @param remote name of its folder, `mf-booking`
 * @param build digest of the build's content, so that no two builds share a name; none in development
 */
export const containerName = (remote: string, build = '') =>
  [...remote.split('-'), ...(build ? [build] : [])].join('_');
