import type { SiteConfig } from '../site/schema';

/** Where a site is deployed. */
export interface Target {
  /** The name that messages show. */
  readonly name: string;
  /** A folder with the site's files, as far as releasing and composing need them. */
  readonly siteDir: string;
  /** Updates the folder to what others have released. */
  pull(): Promise<void>;
  /** Makes a version's files, which lie in the folder, available. No page uses them yet. */
  publish(app: string, version: string): Promise<void>;
  /** Makes content files, which lie in the folder, available. No page uses them yet. */
  upload(files: string[]): Promise<void>;
  /**
   * Changes the one mutable file; changes by several teams at once happen one by one.
   * @param change may throw, and then nothing changes
   */
  change(change: (site: SiteConfig) => SiteConfig): Promise<SiteConfig>;
  /** Makes the pages available that were composed in the folder. */
  pushPages(): Promise<void>;
  /** Removes a version's files. */
  remove(app: string, version: string): Promise<void>;
}
