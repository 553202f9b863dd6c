/** Bytes by the name of a part. */
export type Sizes = Record<string, number>;

/** Pages by address, apps by folder, as `sizes.json` stores them. */
export interface SiteSizes {
  pages: Record<string, Sizes>;
  apps: Record<string, Sizes>;
}

export const total = (sizes: Sizes) => Object.values(sizes).reduce((sum, size) => sum + size, 0);
