import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../platform/disk/siteFile';
import { buildComposedSite } from './buildComposedSite';
import { buildFederationSite } from './buildFederationSite';
import { buildMonolithSite, buildPrerenderedMonolith } from './buildMonolithSite';
import { benchDir } from './sources';

export const variants = {
  composed: 'Composed, prerendered (this site)',
  monolith: 'One app, client only',
  prerendered: 'One app, prerendered',
  usual: 'Usual federation',
} as const;
export type Variant = keyof typeof variants;

export const variantNames = Object.keys(variants) as Variant[];

export const variantDir = (variant: Variant) => path.join(benchDir, variant);

async function buildFresh(variant: Variant, build: (siteDir: string) => Promise<void>) {
  rmSync(variantDir(variant), { recursive: true, force: true });
  mkdirSync(variantDir(variant), { recursive: true });
  await build(variantDir(variant));
}

export const buildComposed = (key: string) =>
  buildFresh('composed', (siteDir) => buildComposedSite(siteDir, key));

/** @param key the backend's publishable key, which the configuration carries */
export async function buildVariants(key: string) {
  await buildComposed(key);
  const site = readSite(variantDir('composed'));
  await buildFresh('monolith', (siteDir) => buildMonolithSite(siteDir, site));
  await buildFresh('prerendered', (siteDir) =>
    buildPrerenderedMonolith(variantDir('monolith'), siteDir, site),
  );
  await buildFresh('usual', (siteDir) => buildFederationSite(siteDir, site));
}
