/** Bytes by the name of a part. */
export type Sizes = Record<string, number>;

/** The measured sizes, as `sizes.json` stores them: pages by address, apps by folder. */
export interface SiteSizes {
  pages: Record<string, Sizes>;
  apps: Record<string, Sizes>;
}

export const total = (sizes: Sizes) => Object.values(sizes).reduce((sum, size) => sum + size, 0);
