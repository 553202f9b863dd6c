import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../shared-contract/src/siteConfig';
import { compress } from '../release/compressFiles';
import { lockSite, readSite, writeAtomically } from '../release/siteFile';
import { visitorPart } from '../release/visitorPart';
import { bootShell } from './bootShell';
import {
  addressOf,
  commonDigest,
  htmlFile,
  type Page,
  pagesOf,
  readLedger,
  removeStale,
  writeLedger,
} from './composedPages';
import { pageDocument } from './pageDocument';
import { pageFiles } from './pageFiles';
import { serveFiles } from './serveFiles';

interface Context {
  siteDir: string;
  origin: string;
  site: SiteConfig;
  template: string;
  publicOrigin: string;
}

const attributes = (template: string, pattern: RegExp) =>
  [...template.matchAll(pattern)].flatMap((match) => match[1] ?? []);

/**
 * Renders one page. Each has a shell of its own, so that what it fetched is what it needs.
 * @returns the files the page was made from
 */
async function composePage(context: Context, page: Page): Promise<string[]> {
  const { siteDir, origin, template } = context;
  const site = visitorPart(context.site);
  const shell = await bootShell(origin);
  try {
    shell.takeFetched();
    const html = await shell.render({ site, path: page.path, language: page.language });
    const fetched = shell.takeFetched();
    const sheets = attributes(template, /<link href="([^"]+)" rel="stylesheet"/g);
    const document = pageDocument({
      ...pageFiles(siteDir, [...sheets, ...fetched]),
      template,
      // The origin is this run's own; visitors have another.
      rendered: html.replaceAll(origin, ''),
      site,
      path: page.path,
      language: page.language,
      publicOrigin: context.publicOrigin,
    });
    const file = htmlFile(siteDir, addressOf(page));
    mkdirSync(path.dirname(file), { recursive: true });
    writeAtomically(file, document);
    writeAtomically(`${file}.br`, compress(document));
    return fetched;
  } catch (error) {
    throw new Error(`${addressOf(page)} can't be rendered: ${String(error)}`, { cause: error });
  } finally {
    shell.close();
  }
}

/** A page is current while all the files it was made from belong to live versions. */
function isCurrent({ siteDir, site }: Context, made: string[] | undefined, page: Page) {
  if (!made || !existsSync(htmlFile(siteDir, addressOf(page)))) return false;
  const ofRemotes = made.filter((file) => !file.startsWith('/shell/'));
  return (
    ofRemotes.length > 0 &&
    ofRemotes.every((file) => site.remotes.some(({ base }) => file.startsWith(base)))
  );
}

/**
 * Renders the public pages of a deployed site to static HTML, from the deployed files themselves.
 * Pages made from what is still live stay as they are, so a remote's release refreshes the pages
 * that show it and no other.
 * @param options.everything makes every page anew
 * @param options.publicOrigin address of the site for canonical links
 * @returns the addresses that were written
 */
export async function compose(
  siteDir: string,
  { everything = false, publicOrigin = process.env['PUBLIC_ORIGIN'] ?? '' } = {},
): Promise<string[]> {
  const unlock = await lockSite(siteDir, '.compose.lock');
  const files = await serveFiles(siteDir);
  try {
    const site = readSite(siteDir);
    const template = readFileSync(path.join(siteDir, '_app.html'), 'utf8');
    const context = { siteDir, origin: files.origin, site, template, publicOrigin };
    const pages = pagesOf(site);
    const ledger = readLedger(siteDir);
    const common = commonDigest(site, template);
    const made = removeStale(siteDir, ledger.pages, pages);
    const stale = pages.filter(
      (page) =>
        everything || ledger.common !== common || !isCurrent(context, made[addressOf(page)], page),
    );
    for (const page of stale) made[addressOf(page)] = await composePage(context, page);
    writeLedger(siteDir, { common, pages: made });
    return stale.map(addressOf);
  } finally {
    await files.close();
    await unlock();
  }
}
