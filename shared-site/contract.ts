/**
 * The version of `remote.json`, of what exposed modules export, and of `shared-contract`; see
 * docs/decisions/federation.md
 */
export const CONTRACT_VERSION = 1;

const DIGEST_LENGTH = 12;

/** `nginx.conf` and the constraint `remote_events_version` repeat it, which a test compares. */
export const DIGEST_PATTERN = `[0-9a-f]{${DIGEST_LENGTH}}`;

export const REMOTE_PATTERN = 'mf-[a-z0-9]+(?:-[a-z0-9]+)*';

/** The query of a page whose texts staff edit in a frame. */
export const EDITED_PAGE = '?edit=1';

const matches = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text);

export const shortDigest = (digest: string) => digest.slice(0, DIGEST_LENGTH);

/** What a development server serves has no version. */
export const isVersion = (text: string) => matches(DIGEST_PATTERN, text);

export const isAppFolder = (name: string) => matches(`shell|${REMOTE_PATTERN}`, name);

export const contentPath = (digest: string) => `/content/${digest}.json`;

export const isContentPath = (path: string) => matches(`/content/${DIGEST_PATTERN}\\.json`, path);

/** The widths in which a site has a picture, in pixels. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

/** The file of a picture that is at most so wide. `digest` is that of the file that it is made of. */
export const picturePath = (digest: string, width: (typeof PICTURE_WIDTHS)[number]) =>
  `/content/${digest}-${width}.webp`;

/** `nginx.conf` repeats it, which a test compares. */
export const PICTURE_PATTERN = `/content/${DIGEST_PATTERN}-[0-9]{3,4}\\.webp`;

export const isPicturePath = (path: string) => matches(PICTURE_PATTERN, path);

/** In a version's folder: digests by file, for a build whose entry does not contain them. */
export const DIGESTS_FILE = 'digests.json';

export const versionBase = (app: string, version: string) => `/${app}/${version}/`;

/** No two builds share a name, since `build` is the digest of the content; empty in development. */
export const containerName = (remote: string, build = '') =>
  [...remote.split('-'), ...(build ? [build] : [])].join('_');
