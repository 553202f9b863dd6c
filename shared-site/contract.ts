/**
 * The version of what a remote and the shell agree on: `remote.json`, what an exposed module exports,
 * and all of `shared-contract`. What changes it: docs/decisions/federation.md
 */
export const CONTRACT_VERSION = 1;

/** The oldest version whose remotes the shell still mounts. */
export const OLDEST_CONTRACT = 1;

/** Whether this shell mounts remotes that were built for a version of the contract. */
export const speaksContract = (version: number) =>
  version >= OLDEST_CONTRACT && version <= CONTRACT_VERSION;

/** How many hex digits of a digest name a version or a content file. */
const DIGEST_LENGTH = 12;

/**
 * What names a version or a content file, as the source of a regular expression. `nginx.conf` and the
 * constraint `remote_events_version` repeat it, which a test compares.
 */
export const DIGEST_PATTERN = `[0-9a-f]{${DIGEST_LENGTH}}`;

/** The name of a remote and of its folder, `mf-booking`, as the source of a regular expression. */
export const REMOTE_PATTERN = 'mf-[a-z0-9]+(?:-[a-z0-9]+)*';

const matches = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text);

/** Shortens a digest in hex digits to the name of a version or a content file. */
export const shortDigest = (digest: string) => digest.slice(0, DIGEST_LENGTH);

/** Whether a text is a released version. What a development server serves has none. */
export const isVersion = (text: string) => matches(DIGEST_PATTERN, text);

/** Whether a folder of the site holds the versions of an app. */
export const isAppFolder = (name: string) => matches(`shell|${REMOTE_PATTERN}`, name);

/** Where a content file with this digest is. */
export const contentPath = (digest: string) => `/content/${digest}.json`;

/** Whether a path below the site is that of a content file. */
export const isContentPath = (path: string) => matches(`/content/${DIGEST_PATTERN}\\.json`, path);

/** Where the files of a version are. */
export const versionBase = (app: string, version: string) => `/${app}/${version}/`;

/**
 * The global name of a remote's federation container.
 * @param remote name of its folder, `mf-booking`
 * @param build digest of the build's content, so that no two builds share a name; none in development
 */
export const containerName = (remote: string, build = '') =>
  [...remote.split('-'), ...(build ? [build] : [])].join('_');
