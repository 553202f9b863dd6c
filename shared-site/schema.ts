import { z } from 'zod';
import { REMOTE_PATTERN } from './contract';
import { LANGUAGES } from './languages';

const text = z.string().trim().min(1, 'must not be empty');
const address = z.string().startsWith('/', 'must begin with /');
const exposed = z.string().startsWith('./', 'must begin with ./');

const bilingualText = z.strictObject({ en: text, es: text });
export type BilingualText = z.infer<typeof bilingualText>;

const page = z.strictObject({
  /** Route pattern as React Router reads it: `/tires/:category`, `/admin/*`. */
  path: z.string(),
  module: exposed,
  /** The published content names the addresses that this route has; all others do not exist. */
  fromContent: z.literal(true).exactOptional(),
  /** The address of another page, to which this one leads: `/tires` to `/tires/all`. */
  redirect: address.exactOptional(),
  /** `press`: its HTML loads no code before a control is used that needs it; default: hydrates at load. */
  hydrate: z.literal('press').exactOptional(),
});
export type PageEntry = z.infer<typeof page>;

const widget = z.strictObject({
  name: text,
  module: exposed,
});
export type WidgetEntry = z.infer<typeof widget>;

const navigationEntry = z.strictObject({
  place: z.enum(['header', 'footer']),
  label: bilingualText,
  path: address,
  /** Lower comes first, across all remotes. */
  order: z.number(),
  /** `action` is shown as a button, the only one among the entries. */
  look: z.literal('action').exactOptional(),
  children: z.array(z.strictObject({ label: bilingualText, path: address })).exactOptional(),
});
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** Each document has one layout, and with it one content security policy. */
const layout = z.enum(['site', 'staff']);
export type Layout = z.infer<typeof layout>;

const offer = {
  pages: z.array(page),
  widgets: z.array(widget),
  navigation: z.array(navigationEntry),
};
export type Offer = { [Part in keyof typeof offer]: z.infer<(typeof offer)[Part]> };

/** The only language of its texts; default: it has each text in all languages. */
const language = z.enum(LANGUAGES).exactOptional();

/** `remote.json`: what a team writes about its remote. */
export const manifestSchema = z.strictObject({
  name: z.string().regex(new RegExp(`^${REMOTE_PATTERN}$`), 'must be like mf-fleet'),
  contract: z.int(),
  devPort: z.int().min(1, 'must be a port').max(65_535, 'must be a port'),
  exposes: z.record(exposed, z.string()),
  ...offer,
  /** The layout of its pages; default: `site`. */
  layout: layout.exactOptional(),
  prerender: z.array(address),
  uses: z.array(text).exactOptional(),
  language,
});
export type RemoteManifest = z.infer<typeof manifestSchema>;

const source = {
  version: z.string(),
  contract: z.number(),
  /** Folder of this version, ends with `/`. */
  base: z.string(),
  entry: z.string(),
  /** Global name of the container; each build has its own, so that two can be loaded in one page. */
  container: z.string(),
  /** The `integrity` attribute of the entry; only a developer's own server has none. */
  integrity: z.string().exactOptional(),
  /** The `integrity` of the file with the digests that the entry does not contain itself. */
  digests: z.string().exactOptional(),
};
const releaseSource = z.object(source);
export type ReleaseSource = z.infer<typeof releaseSource>;

/** The translations of its locales, below its folder; absent where none are public. */
const textsFile = z.string().exactOptional();

/** What only tools and staff read of a release; a page's own HTML leaves it out. */
const forTools = {
  prerender: z.array(z.string()).exactOptional(),
  uses: z.array(z.string()).exactOptional(),
  requires: z.record(z.string(), z.string()).exactOptional(),
  texts: textsFile,
  language,
};

/** No part of the version: equal code stays the same version. */
export const builtFromSchema = z.object({
  at: z.string(),
  commit: z.string().exactOptional(),
  dirty: z.boolean().exactOptional(),
  by: z.string().exactOptional(),
  reason: z.string().exactOptional(),
});
export type BuiltFrom = z.infer<typeof builtFromSchema>;
const built = builtFromSchema.exactOptional();

const release = z.object({
  ...source,
  ...offer,
  layout: layout.exactOptional(),
  ...forTools,
  built,
});
export type Release = z.infer<typeof release>;

/** `release.json`, in a version's folder: all that is needed to put the version live again. */
export const releaseRecordSchema = release.omit({ version: true, base: true });
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>;

const releaseEvent = z.object({
  /** ISO instant. */
  at: z.string(),
  action: z.enum(['released', 'canary', 'promoted', 'withdrawn', 'rolled back']),
  version: z.string(),
  /** Of a canary: how many of a hundred visitors get it from then on. */
  percent: z.number().exactOptional(),
  /** Why a canary was withdrawn, promoted or given to more visitors. */
  reason: z.string().exactOptional(),
  /** The team whose token a release endpoint accepted for this; absent for other releases. */
  team: z.string().exactOptional(),
});
export type ReleaseEvent = z.infer<typeof releaseEvent>;

const canary = z.object({
  release,
  percent: z.number(),
});
export type Canary = z.infer<typeof canary>;

const remote = z.object({
  name: z.string(),
  live: release,
  /** What visitors receive when the live release does not load or crashes. */
  previous: releaseSource.exactOptional(),
  canary: canary.exactOptional(),
  history: z.array(releaseEvent).exactOptional(),
});
export type Remote = z.infer<typeof remote>;

export const shellAbilitiesSchema = z.object({
  contract: z.number(),
  provides: z.record(z.string(), z.string()),
});
export type ShellAbilities = z.infer<typeof shellAbilitiesSchema>;

/** A shell's `release.json`. */
export const shellReleaseSchema = shellAbilitiesSchema.extend({ texts: textsFile, built });
export type ShellRelease = z.infer<typeof shellReleaseSchema>;

const shellRecord = shellReleaseSchema.extend({
  version: z.string(),
  history: z.array(releaseEvent),
});
export type ShellRecord = z.infer<typeof shellRecord>;

const backendConfig = z.object({
  /** Address of the Supabase project; empty means the site's own origin. */
  url: z.string(),
  key: z.string(),
});
export type BackendConfig = z.infer<typeof backendConfig>;

export const siteSchema = z.object({
  contract: z.number(),
  backend: backendConfig,
  /** `https://shop.example`, for search engines. */
  origin: z.string().exactOptional(),
  /** A second address of the same files, for staff's pages alone; none where it is absent or empty. */
  staffOrigin: z.string().exactOptional(),
  /** Digest in `/content/<digest>.json`; absent until something is published. */
  content: z.string().exactOptional(),
  /** Services whose players that content shows: the policy of visitors' pages allows them. */
  embeds: z.array(z.string()).exactOptional(),
  /** For tools only. */
  shell: shellRecord.exactOptional(),
  remotes: z.array(remote),
});
export type SiteConfig = z.infer<typeof siteSchema>;
