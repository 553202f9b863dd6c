import type { SiteConfig } from '../../shared-site/schema';
import type { GenerationDraft } from './generations';

/** May throw, and then nothing changes. */
export type ChangeSite = (site: SiteConfig) => SiteConfig;

/**
 * Writes what belongs to a change into the next generation, whose `site.json` is changed already. May
 * throw, and then nothing changes.
 */
export type PrepareChange = (draft: Pick<GenerationDraft, 'folder' | 'earlier'>) => Promise<void>;

export interface Target {
  readonly name: string;
  /** The site, or a copy of it for releasing and composing. */
  readonly siteDir: string;
  /** Returns what is live now, whatever the folder holds. */
  read(): Promise<SiteConfig>;
  /** Updates the folder to what others have released. */
  pull(): Promise<void>;
  /** Makes the files available; no page uses them yet. */
  storeVersion(app: string, version: string): Promise<void>;
  /** Makes the files available; no page uses them yet. */
  upload(files: string[]): Promise<void>;
  /**
   * Changes of several teams at once happen one by one. Both functions are called again where another
   * process has changed the site meanwhile.
   */
  change(change: ChangeSite, prepare?: PrepareChange): Promise<SiteConfig>;
  /** Makes other HTML of pages that the content names available, or removes what is gone. */
  pushContentPages(addresses: readonly string[]): Promise<void>;
  /** Writes `status.json` beside the site: in no generation, and no part of what is composed. */
  writeStatus(text: string): Promise<void>;
  remove(app: string, version: string): Promise<void>;
}
