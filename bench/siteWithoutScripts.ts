import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@shop/platform/machine/hashFiles';
import { writeWithCopies } from '@shop/platform/site/compressFiles';
import { variantDir } from './variants/buildVariants';
import { benchDir } from './variants/sources';

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(?:modulepreload|prefetch)"[^>]*>/g;

/** Copies the site, whose pages then have their HTML and styles, and nothing that runs. @returns its folder */
export function buildSiteWithoutScripts(): string {
  const folder = path.join(benchDir, 'composed-without-scripts');
  rmSync(folder, { recursive: true, force: true });
  cpSync(variantDir('composed'), folder, { recursive: true, verbatimSymlinks: true });
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.html'))) {
    writeWithCopies(file, readFileSync(file, 'utf8').replace(SCRIPTS, ''));
  }
  return folder;
}
