import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../shared-contract/src/siteConfig';
import type { StaffRows } from '../../shell/src/prerender';
import { compress } from '../release/compressFiles';
import { lockSite, readSite, requireShell, writeAtomically } from '../release/siteFile';
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
import { staffRows } from './staffRows';

interface Context {
  siteDir: string;
  origin: string;
  site: SiteConfig;
  template: string;
  staff: StaffRows;
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
  const { siteDir, origin, template, staff } = context;
  const site = visitorPart(context.site);
  const shell = await bootShell(origin);
  try {
    shell.takeFetched();
    const { path: address, language } = page;
    const { html, edits } = await shell.render({ site, path: address, language, staff });
    const fetched = shell.takeFetched();
    const sheets = attributes(template, /<link href="([^"]+)" rel="stylesheet"/g);
    const document = pageDocument({
      ...pageFiles(siteDir, [...sheets, ...fetched]),
      template,
      // The origin is this run's own; visitors have another.
      rendered: html.replaceAll(origin, ''),
      site,
      edits,
      language,
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
  apiOrigin?: string;
}

/**
 * Renders the public pages of a deployed site to static HTML, from the deployed files themselves.
 * Pages made from what is still live stay as they are, so a remote's release refreshes the pages
 * that show it and no other. One team's broken page keeps nobody else's from being written.
 * @param options.everything makes every page anew
 * @param options.apiOrigin where the data is answered now, when `site.json` says "on the site's own
 *   origin"; left out, what staff had set and written at the last time stands
 * @throws when there is no shell, or the site is for the public and nobody has said where that reaches it
 */
export async function compose(
  siteDir: string,
  { everything = false, apiOrigin = '' }: Options = {},
): Promise<Composed> {
  const unlock = await lockSite(siteDir, '.compose.lock');
  const files = await serveFiles(siteDir);
  try {
    const live = readSite(siteDir);
    const origin = publicOrigin(live);
    requireShell(siteDir);
    const site = { ...live, ...(origin ? { origin } : {}) };
    const template = readFileSync(path.join(siteDir, '_app.html'), 'utf8');
    const staff = await staffRows(siteDir, { ...live.backend, url: live.backend.url || apiOrigin });
    const common = commonDigest(site, template, staff);
    const context = { siteDir, origin: files.origin, site, template, staff, common };
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
