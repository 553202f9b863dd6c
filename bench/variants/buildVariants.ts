import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../platform/disk/siteFile';
import { composedSite } from './composedSite';
import { monolithSite, prerenderedMonolith } from './monolithSite';
import { benchDir } from './sources';
import { usualSite } from './usualSite';

/** The same sources, composed in four ways. */
export const variants = {
  composed: 'Composed, prerendered (this site)',
  monolith: 'One app, client only',
  prerendered: 'One app, prerendered',
  usual: 'Usual federation',
} as const;
export type Variant = keyof typeof variants;

export const variantNames = Object.keys(variants) as Variant[];

/** The folder that a variant's site is served from. */
export const siteOf = (variant: Variant) => path.join(benchDir, variant);

/**
 * Builds all variants of the site, freshly.
 * @param key the backend's publishable key, which the configuration carries
 */
export async function buildVariants(key: string) {
  for (const variant of variantNames) {
    rmSync(siteOf(variant), { recursive: true, force: true });
    mkdirSync(siteOf(variant), { recursive: true });
  }
  await composedSite(siteOf('composed'), key);
  const site = readSite(siteOf('composed'));
  await monolithSite(siteOf('monolith'), site);
  await prerenderedMonolith(siteOf('monolith'), siteOf('prerendered'), site);
  await usualSite(siteOf('usual'), site);
}
