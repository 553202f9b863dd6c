import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Backend } from '@shop/backend/lite/createBackend';
import { publicFolder } from '@shop/platform/site/generations';
import { readSite } from '@shop/platform/site/siteFile';
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
  const siteDir = variantDir(variant);
  rmSync(siteDir, { recursive: true, force: true });
  mkdirSync(siteDir, { recursive: true });
  if (variant === 'composed') return build(siteDir);
  const composed = variantDir('composed');
  cpSync(path.join(composed, 'content'), path.join(siteDir, 'content'), { recursive: true });
  await build(siteDir);
  // The pictures of the samples are files of the site, not of an app.
  const samples = (folder: string) => path.join(publicFolder(folder), 'samples');
  cpSync(samples(composed), samples(siteDir), { recursive: true, dereference: true });
}

export const buildComposed = (backend: Backend) =>
  buildFresh('composed', (siteDir) => buildComposedSite(siteDir, backend));

/** All show what is published in the backend. */
export async function buildVariants(backend: Backend) {
  await buildComposed(backend);
  const site = readSite(variantDir('composed'));
  await buildFresh('monolith', (siteDir) => buildMonolithSite(siteDir, site));
  await buildFresh('prerendered', (siteDir) =>
    buildPrerenderedMonolith(variantDir('monolith'), siteDir, site),
  );
  await buildFresh('usual', (siteDir) => buildFederationSite(siteDir, site));
}
