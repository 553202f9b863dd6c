import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createFileReader } from '@shop/platform/compose/fileReader';
import { type RunningShell, startShell } from '@shop/platform/compose/startShell';
import { compress } from '@shop/platform/site/compressFiles';
import { readContent } from '@shop/platform/site/contentFiles';
import { webRoot } from '@shop/platform/site/generations';
import { readSite } from '@shop/platform/site/siteFile';
import { recordEarlyPresses } from '../../shared-site/earlyPresses';
import { DEFAULT_LANGUAGE } from '../../shared-site/languages';
import { type PageSite, pageSite } from '../../shared-site/pageSite';
import { pressScriptIn } from '../../shared-site/rendering';
import { findPage, hydratesAtPress } from '../../shared-site/routes';
import type { Remote } from '../../shared-site/schema';
import type { Sizes } from './sizes';
import { stableName } from './stableName';

const initialScripts = (template: string) =>
  [...template.matchAll(/<script defer src="([^"]+)"/g)].flatMap(([, src]) => src ?? []);

function addressesOf(remotes: Remote[]): { name: string; url: string }[] {
  const seen = new Set<string>();
  return remotes.flatMap(({ name, live: { pages, prerender = [] } }) =>
    prerender.flatMap((url) => {
      const page = findPage(pages, url);
      const id = name + (page?.path ?? url);
      if (seen.has(id)) return [];
      seen.add(id);
      return [{ name, url }];
    }),
  );
}

async function filesOf(shell: RunningShell, site: PageSite, address: string) {
  try {
    shell.takeFetched();
    const language = DEFAULT_LANGUAGE;
    const { html } = await shell.render({
      site,
      path: address,
      language,
      ...readContent('', undefined),
    });
    return { html, fetched: shell.takeFetched() };
  } finally {
    shell.close();
  }
}

/**
 * Compressed: the HTML, and every script and style that a page needs before it is hydrated, or works alone.
 * @param siteDir a released site; it need not be composed
 */
export async function pageSizes(siteDir: string): Promise<Record<string, Sizes>> {
  const template = readFileSync(path.join(webRoot(siteDir), '_app.html'), 'utf8');
  const sheets = [...template.matchAll(/<link href="([^"]+)" rel="stylesheet"/g)];
  const sheetFiles = sheets.flatMap(([, href]) => href ?? []);
  const first = [...initialScripts(template), ...sheetFiles];
  const press = pressScriptIn(template);
  const site = readSite(siteDir);
  const read = createFileReader(webRoot(siteDir));
  const pages: Record<string, Sizes> = {};
  for (const { name, url } of addressesOf(site.remotes)) {
    const shell = await startShell(template, read);
    const { html, fetched } = await filesOf(shell, pageSite(site, name), url);
    // A widget of another remote needs its styles only: its scripts are loaded when it is seen.
    const owners = ['shell', name];
    const isNeeded = (file: string) =>
      file.endsWith('.css') || (file.endsWith('.js') && owners.includes(file.split('/')[1] ?? ''));
    const shown = pageSite(site, name);
    const atPress = hydratesAtPress(shown, url);
    const own = fetched.filter((file) => isNeeded(file) && !(atPress && file.endsWith('.js')));
    const files = new Set([...(atPress ? [...sheetFiles, press] : first), ...own]);
    const sizes = [...files].map((file): [string, number] => [
      stableName(file),
      statSync(path.join(siteDir, `${file}.br`)).size,
    ]);
    const inline: [string, number][] = atPress
      ? [['inline.js', compress(recordEarlyPresses).length]]
      : [];
    const rendered: [string, number] = ['rendered HTML', compress(html).length];
    pages[url] = Object.fromEntries([rendered, ...inline, ...sizes]);
  }
  return pages;
}
