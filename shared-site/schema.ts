import { z } from 'zod';
import { REMOTE_PATTERN } from './contract';

const text = z.string().trim().min(1, 'must not be empty');
const address = z.string().startsWith('/', 'must begin with /');
const exposed = z.string().startsWith('./', 'must begin with ./');

/** A label in a manifest, outside any dictionary. */
const bilingualText = z.strictObject({ en: text, es: text });
export type BilingualText = z.infer<typeof bilingualText>;

const page = z.strictObject({
  /** Route pattern as React Router reads it: `/tires/:category`, `/admin/*`. */
  path: z.string(),
  /** The exposed module that renders it: `./home`. */
  module: exposed,
});
export type PageEntry = z.infer<typeof page>;

const widget = z.strictObject({
  /** The name that other teams' pages use: `symptom-checker`. */
  name: text,
  module: exposed,
});
export type WidgetEntry = z.infer<typeof widget>;

const navigationEntry = z.strictObject({
  place: z.enum(['header', 'footer']),
  label: bilingualText,
  /** Where the entry itself leads. */
  path: address,
  /** Lower comes first, across all remotes. */
  order: z.number(),
  /** `action` is shown as a button, the only one among the entries. */
  look: z.literal('action').exactOptional(),
  /** Entries of a drop-down menu. */
  children: z.array(z.strictObject({ label: bilingualText, path: address })).exactOptional(),
});
export type NavigationEntry = z.infer<typeof navigationEntry>;

/**
 * What the shell shows around a page: the header and footer of visitors, or the plain header of staff.
 * Each document has one layout, and with it one content security policy.
 */
const layout = z.enum(['site', 'staff']);
export type Layout = z.infer<typeof layout>;

/** What a remote offers to the site. */
const offer = {
  pages: z.array(page),
  widgets: z.array(widget),
  navigation: z.array(navigationEntry),
};
export type Offer = { [Part in keyof typeof offer]: z.infer<(typeof offer)[Part]> };

/** `remote.json`: what a team writes about its remote. */
export const manifestSchema = z.strictObject({
  /** Folder and package name, `mf-booking`. */
  name: z.string().regex(new RegExp(`^${REMOTE_PATTERN}$`), 'must be like mf-fleet'),
  contract: z.int(),
  /** Where its development server listens. */
  devPort: z.int().min(1, 'must be a port').max(65_535, 'must be a port'),
  exposes: z.record(exposed, z.string()),
  ...offer,
  /** The layout of its pages; default: `site`. */
  layout: layout.exactOptional(),
  /** Public URLs that get composed HTML. */
  prerender: z.array(address),
  /** Widgets of other teams that its pages show. */
  uses: z.array(text).exactOptional(),
});
export type RemoteManifest = z.infer<typeof manifestSchema>;

/** Where the files of one immutable version are, and how to verify them. */
const source = {
  version: z.string(),
  contract: z.number(),
  /** Folder of this version, ends with `/`. */
  base: z.string(),
  /** File name of the federation container in `base`. */
  entry: z.string(),
  /** Global name of the container; each build has its own, so that two can be loaded in one page. */
  container: z.string(),
  /**
   * Digest of the entry file, as the `integrity` attribute reads it. Only a server on the developer's own
   * machine has none.
   */
  integrity: z.string().exactOptional(),
  /** Digests of scripts and styles, by name, that the entry does not contain itself. */
  digests: z.record(z.string(), z.string()).exactOptional(),
};
const releaseSource = z.object(source);
export type ReleaseSource = z.infer<typeof releaseSource>;

/** What only tools read of a release; a page's own HTML leaves it out. */
const forTools = {
  prerender: z.array(z.string()).exactOptional(),
  uses: z.array(z.string()).exactOptional(),
  /** Ranges of the shared libraries that the build expects of the shell. */
  requires: z.record(z.string(), z.string()).exactOptional(),
};

/** Where a release comes from. It is no part of the version: equal code stays the same version. */
export const builtFromSchema = z.object({
  /** When it was released, as an ISO instant. */
  at: z.string(),
  /** Absent where the sources are in no git repository. */
  commit: z.string().exactOptional(),
  /** Whether the sources differed from that commit. */
  dirty: z.boolean().exactOptional(),
  /** The git user who released it. */
  by: z.string().exactOptional(),
  reason: z.string().exactOptional(),
});
export type BuiltFrom = z.infer<typeof builtFromSchema>;
const built = builtFromSchema.exactOptional();

/** One version of a remote: its files and what they offer to the site. */
const release = z.object({
  ...source,
  ...offer,
  /** The layout of its pages; default: `site`. */
  layout: layout.exactOptional(),
  ...forTools,
  built,
});
export type Release = z.infer<typeof release>;

/** `release.json`, in a version's folder: all that is needed to put the version live again. */
export const releaseRecordSchema = release.omit({ version: true, base: true });
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>;

/** Something that a team did to its remote. */
const releaseEvent = z.object({
  /** ISO instant. */
  at: z.string(),
  action: z.enum(['released', 'canary', 'promoted', 'withdrawn', 'rolled back']),
  version: z.string(),
  /** Of a canary: how many of a hundred visitors get it from then on. */
  percent: z.number().exactOptional(),
  /** Why a canary was continued, promoted or withdrawn, where `--watch` did so. */
  reason: z.string().exactOptional(),
  /** The team whose token a release endpoint accepted for this; absent for other releases. */
  team: z.string().exactOptional(),
});
export type ReleaseEvent = z.infer<typeof releaseEvent>;

/** A release that a part of the visitors receives. */
const canary = z.object({
  release,
  /** How many of a hundred visitors. */
  percent: z.number(),
});
export type Canary = z.infer<typeof canary>;

/** A remote of the site. */
const remote = z.object({
  name: z.string(),
  live: release,
  /** What a visitor receives when the live release does not load or crashes: the last known good one. */
  previous: releaseSource.exactOptional(),
  canary: canary.exactOptional(),
  history: z.array(releaseEvent).exactOptional(),
  /** Versions that have had enough visits of which few failed. For tools only. */
  knownGood: z.array(z.string()).exactOptional(),
});
export type Remote = z.infer<typeof remote>;

/** What a shell mounts and provides. */
export const shellAbilitiesSchema = z.object({
  /** Contracts that it mounts remotes of. */
  contracts: z.object({ oldest: z.number(), newest: z.number() }),
  /** Versions of the libraries that it shares. */
  provides: z.record(z.string(), z.string()),
});
export type ShellAbilities = z.infer<typeof shellAbilitiesSchema>;

/** A shell's `release.json`. */
export const shellReleaseSchema = shellAbilitiesSchema.extend({ built });
export type ShellRelease = z.infer<typeof shellReleaseSchema>;

const shellRecord = shellReleaseSchema.extend({
  version: z.string(),
  history: z.array(releaseEvent),
});
export type ShellRecord = z.infer<typeof shellRecord>;

const backendConfig = z.object({
  /** Address of the Supabase project; empty means the site's own origin. */
  url: z.string(),
  /** The public (anonymous) key. */
  key: z.string(),
});
export type BackendConfig = z.infer<typeof backendConfig>;

/** `site.json`: the one mutable file of a deployed site. */
export const siteSchema = z.object({
  contract: z.number(),
  backend: backendConfig,
  /** Where the public reaches the site, `https://shop.example`, for search engines. */
  origin: z.string().exactOptional(),
  /** False once a shop lists its own stock only. */
  sampleCatalogue: z.boolean().exactOptional(),
  /** Digest of the content file, `/content/<digest>.json`; absent until something is published. */
  content: z.string().exactOptional(),
  /** For tools only. */
  shell: shellRecord.exactOptional(),
  remotes: z.array(remote),
});
export type SiteConfig = z.infer<typeof siteSchema>;
