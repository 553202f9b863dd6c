import type { SiteConfig } from '../../shared-site/schema';
import type { GenerationDraft } from './generations';

/** Takes the configuration of a site and returns the next one; it may throw, and then nothing changes. */
export type ChangeSite = (site: SiteConfig) => SiteConfig;

/**
 * Writes what belongs to a change, above all its pages, into the next generation, whose `site.json` is
 * changed already. It may throw, and then nothing changes.
 */
export type PrepareChange = (draft: Pick<GenerationDraft, 'folder' | 'earlier'>) => Promise<void>;

/** Where a site is deployed. */
export interface Target {
  /** The name that messages show. */
  readonly name: string;
  /** The folder of the site, or of a copy of it for releasing and composing. */
  readonly siteDir: string;
  /** Returns what is live now, whatever the folder holds. */
  read(): Promise<SiteConfig>;
  /** Updates the folder to what others have released. */
  pull(): Promise<void>;
  /** Makes a version's files, which lie in the folder, available. No page uses them yet. */
  storeVersion(app: string, version: string): Promise<void>;
  /** Makes content files, which lie in the folder, available. No page uses them yet. */
  upload(files: string[]): Promise<void>;
  /**
   * Changes `site.json`, and with it what `prepare` writes; changes by several teams at once happen one
   * by one. Both functions are called again where another process has changed the site meanwhile.
   */
  change(change: ChangeSite, prepare?: PrepareChange): Promise<SiteConfig>;
  /** Removes a version's files. */
  remove(app: string, version: string): Promise<void>;
}
