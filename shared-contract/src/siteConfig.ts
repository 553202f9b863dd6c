/** The version of everything in this package. A remote built for another major is not mounted. */
export const CONTRACT_VERSION = 1;

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

/** What a team writes in its `remote.json`. */
export interface RemoteManifest {
  /** Folder and package name, `mf-booking`. */
  name: string;
  contract: number;
  exposes: Record<string, string>;
  pages: PageEntry[];
  widgets: WidgetEntry[];
  navigation: NavigationEntry[];
  /** Public URLs that get prerendered HTML. */
  prerender: string[];
}

/** One released remote, as the site configuration lists it. */
export interface RemoteEntry {
  name: string;
  contract: number;
  version: string;
  /** Folder of this immutable version, ends with `/`. */
  base: string;
  /** File name of the federation container in `base`. */
  entry: string;
  pages: PageEntry[];
  widgets: WidgetEntry[];
  navigation: NavigationEntry[];
  /** For tools only: a page's own HTML leaves it out. */
  prerender?: string[];
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
  /** False once a shop lists its own stock only. */
  sampleCatalogue?: boolean;
  remotes: RemoteEntry[];
}

/** The name of a remote's federation container: its folder's name as an identifier. */
export const containerName = (remote: string) => remote.replaceAll('-', '_');
