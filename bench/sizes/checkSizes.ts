import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import { appSizes } from './appSizes';
import { brokenLimits } from './brokenLimits';
import { findGrowth } from './findGrowth';
import { pageSizes } from './pageSizes';
import type { SiteSizes } from './sizes';
import { sizesTable } from './sizesTable';

/** The accepted sizes; committed, so that a review sees them change. */
const acceptedFile = path.join(root, 'bench/sizes.json');

const measure = async (siteDir: string): Promise<SiteSizes> => ({
  pages: await pageSizes(siteDir),
  apps: appSizes(siteDir),
});

const ACCEPT = 'npm run bench -- sizes --accept';

function readAccepted(): SiteSizes {
  if (!existsSync(acceptedFile)) throw new Error(`There are no accepted sizes yet: ${ACCEPT}`);
  return JSON.parse(readFileSync(acceptedFile, 'utf8')) as SiteSizes;
}

/** @throws when a size is over a limit that the accepted sizes keep */
export async function acceptSizes(siteDir: string) {
  mkdirSync(path.dirname(acceptedFile), { recursive: true });
  const sizes = await measure(siteDir);
  const broken = existsSync(acceptedFile) ? brokenLimits(readAccepted(), sizes) : [];
  if (broken.length) throw new Error(broken.join('\n'));
  writeFileSync(acceptedFile, `${JSON.stringify(sizes, null, 2)}\n`);
}

export async function describeSizes(siteDir: string): Promise<string> {
  const [accepted, now] = [readAccepted(), await measure(siteDir)];
  const growth = findGrowth(accepted, now);
  const failures = growth.length
    ? ['', 'npm test fails:', ...growth, `Accept with: ${ACCEPT}`]
    : [];
  return [sizesTable(accepted, now), ...failures].join('\n');
}

/** @throws an Error that names each page and app that grew, and the files that made it grow */
export async function checkSizes(siteDir: string) {
  const growth = findGrowth(readAccepted(), await measure(siteDir));
  if (growth.length === 0) return;
  throw new Error(['Size budget:', ...growth, `To accept the new sizes: ${ACCEPT}`].join('\n'));
}
