import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@shop/platform/machine/hashFiles';
import { webRoot } from '@shop/platform/site/generations';
import { readSite } from '@shop/platform/site/siteFile';
import type { Sizes } from './sizes';
import { stableName } from './stableName';

/** The folder of the shell's live version: the one that the bare HTML takes its scripts from. */
function shellBase(siteDir: string): string {
  const template = readFileSync(path.join(webRoot(siteDir), '_app.html'), 'utf8');
  const base = /src="(\/shell\/[^/]+\/)/.exec(template)?.[1];
  if (!base) throw new Error('The bare HTML names no script of the shell');
  return base;
}

export function appSizes(siteDir: string): Record<string, Sizes> {
  const bases = [
    ['shell', shellBase(siteDir)] as const,
    ...readSite(siteDir).remotes.map(({ name, live }) => [name, live.base] as const),
  ];
  return Object.fromEntries(
    bases.map(([app, base]) => {
      const files = filesBelow(path.join(siteDir, base)).filter((file) =>
        /\.(js|css)\.br$/.test(file),
      );
      const sizes = files.map((file) => [
        stableName(`/${path.relative(siteDir, file).replace(/\.br$/, '')}`),
        statSync(file).size,
      ]);
      return [app, Object.fromEntries(sizes) as Sizes];
    }),
  );
}
