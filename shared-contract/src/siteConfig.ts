/** The version of everything in this package. What changes it: docs/decisions/0008-contract-versions.md */
export const CONTRACT_VERSION = 3;

/** The oldest version whose remotes the shell still mounts. */
export const OLDEST_CONTRACT = 2;

/** Whether this shell mounts remotes that were built for a version of the contract. */
export const speaksContract = (version: number) =>
  version >= OLDEST_CONTRACT && version <= CONTRACT_VERSION;

/** A word or sentence that stands in a manifest, outside any dictionary. */
export interface BilingualText {
  en: string;
  es: string;
}

export interface PageEntry {
  /** Route pattern as React Router reads it: `/tires/:category`, `/admin/*`. */
  path: string;
  /** The exposed module that renders it: `./home`. */
  module: string;
}

export interface WidgetEntry {
  /** The name other teams' pages ask for: `symptom-checker`. */
  name: string;
  module: string;
}

export interface NavigationEntry {
  place: 'header' | 'footer';
  label: BilingualText;
  /** Where the entry itself leads. */
  path: string;
  /** Lower comes first, across all remotes. */
  order: number;
  /** `action` stands out as the frame's one button. */
  look?: 'action';
  /** Entries of a drop-down menu. */
  children?: { label: BilingualText; path: string }[];
}

/** What a remote brings to the site. */
export interface Offer {
  pages: PageEntry[];
  widgets: WidgetEntry[];
  navigation: NavigationEntry[];
}

/** What a team writes in its `remote.json`. */
export interface RemoteManifest extends Offer {
  /** Folder and package name, `mf-booking`. */
  name: string;
  contract: number;
  /** Where its development server listens. */
  devPort: number;
  exposes: Record<string, string>;
  /** Public URLs that get prerendered HTML. */
  prerender: string[];
  /** Widgets of other teams that its pages show. */
  uses?: string[];
  /** Largest size in kB, compressed, of what one page or widget needs before it shows. */
  budget?: number;
}

/** Where one immutable version of a remote is, and how to tell that it is the one. */
export interface RemoteSource {
  version: string;
  contract: number;
  /** Folder of this version, ends with `/`. */
  base: string;
  /** File name of the federation container in `base`. */
  entry: string;
  /** Global name of the container; each build has its own, so that two can live in one page. */
  container: string;
  /**
   * Digest of the entry file, as the `integrity` attribute reads it. The entry holds those of all
   * its scripts and styles. Only a server on the developer's own machine goes without.
   */
  integrity?: string;
}

/** A version that a part of the visitors gets. */
export interface Canary extends RemoteSource, Offer {
  /** How many of a hundred visitors. */
  percent: number;
}

/** Something a team did to its remote. */
export interface ReleaseEvent {
  /** ISO instant. */
  at: string;
  action: 'released' | 'canary' | 'promoted' | 'withdrawn' | 'rolled back';
  version: string;
}

/** What only tools read of a released remote; a page's own HTML leaves it out. */
export interface RemoteRecord {
  prerender?: string[];
  uses?: string[];
  /** Ranges of the shared libraries that the build expects of the shell. */
  requires?: Record<string, string>;
  history?: ReleaseEvent[];
}

/** One released remote, as the site configuration lists it. */
export interface RemoteEntry extends RemoteSource, Offer, RemoteRecord {
  name: string;
  /** What a visitor gets when the live version does not load or crashes. */
  previous?: RemoteSource;
  canary?: Canary;
}

/** The live shell, for tools. */
export interface ShellRecord {
  version: string;
  /** Contracts it mounts remotes of. */
  contracts: { oldest: number; newest: number };
  /** Versions of the libraries it shares. */
  provides: Record<string, string>;
  history: ReleaseEvent[];
}

export interface BackendConfig {
  /** Address of the Supabase project; empty means the site's own origin. */
  url: string;
  /** The public (anonymous) key. */
  key: string;
}

/** `site.json`: the one mutable file of a deployed site. */
export interface SiteConfig {
  contract: number;
  backend: BackendConfig;
  /** Where the public reaches the site, `https://shop.example`, as search engines are told. */
  origin?: string;
  /** False once a shop lists its own stock only. */
  sampleCatalogue?: boolean;
  /** Digest of the content file, `/content/<digest>.json`; absent until something is published. */
  content?: string;
  /** For tools only. */
  shell?: ShellRecord;
  remotes: RemoteEntry[];
}

/** Where a content file with this digest is. */
export const contentPath = (digest: string) => `/content/${digest}.json`;

/**
 * The global name of a remote's federation container.
 * @param remote its folder's name, `mf-booking`
 * @param build what tells this build from all others; empty in development
 */
export const containerName = (remote: string, build = '') =>
  [...remote.split('-'), ...(build ? [build] : [])].join('_');
