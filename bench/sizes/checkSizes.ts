import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../platform/disk/paths';
import { appSizes } from './appSizes';
import { findGrowth } from './findGrowth';
import { pageSizes } from './pageSizes';
import type { SiteSizes } from './sizes';
import { sizesTable } from './sizesTable';

/** The sizes that were agreed on; committed, so that a review sees them change. */
const agreedFile = path.join(root, 'bench/sizes.json');

const measure = async (siteDir: string): Promise<SiteSizes> => ({
  pages: await pageSizes(siteDir),
  apps: appSizes(siteDir),
});

const AGREE = 'npm run sizes -- --agree';

function readAgreed(): SiteSizes {
  if (!existsSync(agreedFile)) throw new Error(`There are no agreed sizes: ${AGREE}`);
  return JSON.parse(readFileSync(agreedFile, 'utf8')) as SiteSizes;
}

/** Takes today's sizes for the agreed ones. */
export async function acceptSizes(siteDir: string) {
  mkdirSync(path.dirname(agreedFile), { recursive: true });
  const sizes = await measure(siteDir);
  writeFileSync(agreedFile, `${JSON.stringify(sizes, null, 2)}\n`);
}

/** Tells what a released site weighs beside what was agreed, and which files made it grow. */
export async function describeSizes(siteDir: string): Promise<string> {
  const [agreed, now] = [readAgreed(), await measure(siteDir)];
  const growth = findGrowth(agreed, now);
  const refused = growth.length ? ['', 'npm test refuses:', ...growth, `Agree with: ${AGREE}`] : [];
  return [sizesTable(agreed, now), ...refused].join('\n');
}

/**
 * Compares a released site with the agreed sizes.
 * @throws an Error that names each page and app that grew, and the files that made it grow
 */
export async function checkSizes(siteDir: string) {
  const growth = findGrowth(readAgreed(), await measure(siteDir));
  if (growth.length === 0) return;
  throw new Error(
    ['Size budget:', ...growth, `If it is worth that, agree with: ${AGREE}`].join('\n'),
  );
}
