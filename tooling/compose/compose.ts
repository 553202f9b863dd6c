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
  type Ledger,
  type Page,
  pagesOf,
  readLedger,
  removeStale,
  writeLedger,
} from './composedPages';
import { pageDocument } from './pageDocument';
import { pageFiles } from './pageFiles';
import { publicOrigin } from './publicOrigin';
import { writeSearchFiles } from './searchFiles';
import { serveFiles } from './serveFiles';

interface Context {
  siteDir: string;
  origin: string;
  site: SiteConfig;
  template: string;
  /** Digest of what every page carries. */
  common: string;
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
      language: page.language,
    });
    const file = htmlFile(siteDir, addressOf(page));
    mkdirSync(path.dirname(file), { recursive: true });
    writeAtomically(file, document);
    writeAtomically(`${file}.br`, compress(document));
    return fetched;
  } finally {
    shell.close();
  }
}

/** A page is current while all that it shows, and all the files it was made from, are live. */
function isCurrent({ siteDir, site, common }: Context, ledger: Ledger, page: Page) {
  const made = ledger[addressOf(page)];
  if (made?.common !== common || !existsSync(htmlFile(siteDir, addressOf(page)))) return false;
  const ofRemotes = made.files.filter((file) => !file.startsWith('/shell/'));
  return (
    ofRemotes.length > 0 &&
    ofRemotes.every((file) => site.remotes.some(({ base }) => file.startsWith(base)))
  );
}

export interface Composed {
  /** Addresses whose HTML was written. */
  written: string[];
  /** Addresses that could not be rendered, and why; earlier HTML of theirs stays. */
  failed: { address: string; reason: string }[];
}

interface Options {
  everything?: boolean;
}

/**
 * Renders the public pages of a deployed site to static HTML, from the deployed files themselves.
 * Pages made from what is still live stay as they are, so a remote's release refreshes the pages
 * that show it and no other. One team's broken page keeps nobody else's from being written.
 * @param options.everything makes every page anew
 * @throws when the site is for the public and nobody has said where that reaches it
 */
export async function compose(
  siteDir: string,
  { everything = false }: Options = {},
): Promise<Composed> {
  const unlock = await lockSite(siteDir, '.compose.lock');
  const files = await serveFiles(siteDir);
  try {
    const live = readSite(siteDir);
    const origin = publicOrigin(live);
    const site = { ...live, ...(origin ? { origin } : {}) };
    const template = readFileSync(path.join(siteDir, '_app.html'), 'utf8');
    const common = commonDigest(site, template);
    const context = { siteDir, origin: files.origin, site, template, common };
    const pages = pagesOf(site);
    const ledger = removeStale(siteDir, readLedger(siteDir), pages);
    const composed: Composed = { written: [], failed: [] };
    for (const page of pages) {
      if (!everything && isCurrent(context, ledger, page)) continue;
      const address = addressOf(page);
      try {
        ledger[address] = { common, files: await composePage(context, page) };
        composed.written.push(address);
      } catch (error) {
        composed.failed.push({ address, reason: String(error) });
      }
      // After each page: what an interrupted run has done is not done again.
      writeLedger(siteDir, ledger);
    }
    writeLedger(siteDir, ledger);
    writeSearchFiles(siteDir, origin, pages);
    return composed;
  } finally {
    await files.close();
    await unlock();
  }
}

/** Says in a line per page what could not be rendered. */
export function reportComposed({ written, failed }: Composed) {
  console.info(`  ${written.length} pages refreshed`);
  for (const { address, reason } of failed) console.error(`  ${address}: ${reason}`);
}
