import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Composed } from '../disk/composed';
import { compressInBackground } from '../disk/compressFiles';
import { readContent } from '../disk/contentFiles';
import {
  htmlFile,
  type Ledger,
  type LedgerEntry,
  previousPages,
  readLedger,
  writeLedger,
} from '../disk/ledger';
import { publicOrigin } from '../disk/publicOrigin';
import { lockSite, readSite, requireShell, writeAtomically } from '../disk/siteFile';
import type { PublishedContent } from '../site/rendering';
import { addressOf, type Page, pagesOf, removeStale } from './composedPages';
import { createEarlierPages, type EarlierPages } from './earlierPages';
import { refreshFrame } from './refreshFrame';
import { type Context, type RenderedHtml, renderContent, renderNew } from './renderPage';
import { writeNginxMaps, writeSearchFiles } from './searchFiles';
import type { RunningShell } from './startShell';

/** What the composer receives about the site, besides its files. */
export interface SitePolicy {
  /** The part of the content that addresses without HTML of their own need. */
  frameSlice(content: PublishedContent): unknown;
  /** The name that a phone shows for the site on its home screen. */
  siteName(content: PublishedContent): string;
  /** Paths below which browsers prefetch nothing: `/admin`. */
  privatePaths: readonly string[];
  /** Serves the files of a folder while pages are rendered. */
  serveFiles(siteDir: string): Promise<{ origin: string; close(): Promise<void> }>;
}

/** Writes the HTML of a page and its compressed copy, each whole. */
async function writePage(siteDir: string, address: string, { html, compressed }: RenderedHtml) {
  const smaller = compressed ?? (await compressInBackground(html));
  const file = htmlFile(siteDir, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeAtomically(file, html);
  writeAtomically(`${file}.br`, smaller);
}

/** Compressing takes as long as rendering: it goes on beside the next pages. */
const CONCURRENT_WRITES = 2;

/** Keeps the HTML of the version before, so that a rollback renders nothing. */
function keepPrevious(siteDir: string, address: string, made: LedgerEntry) {
  const folder = previousPages(siteDir);
  const { [address]: _, ...others } = readLedger(folder);
  // An interrupted run must not leave an entry beside the HTML of another version.
  writeLedger(folder, others);
  const kept = htmlFile(folder, address);
  mkdirSync(path.dirname(kept), { recursive: true });
  for (const suffix of ['', '.br']) {
    const file = htmlFile(siteDir, address) + suffix;
    if (existsSync(file)) writeAtomically(kept + suffix, readFileSync(file));
  }
  writeLedger(folder, { ...others, [address]: made });
}

/** Renders a page if anything that it shows has changed; undefined where nothing has. */
async function renderChanged(
  context: Context,
  page: Page,
  earlier: EarlierPages | undefined,
): Promise<RenderedHtml | undefined> {
  const { current, outdated } = earlier?.find(context, page) ?? {};
  if (outdated) return renderContent(context, page, outdated.made);
  if (!current) return renderNew(context, page);
  if (current.file === htmlFile(context.siteDir, addressOf(page))) return undefined;
  const compressed = `${current.file}.br`;
  return {
    html: readFileSync(current.file, 'utf8'),
    ...(existsSync(compressed) ? { compressed: readFileSync(compressed) } : {}),
    made: current.made,
  };
}

/**
 * Writes the HTML of pages.
 * @param earlier what was composed before; nothing where every page is rendered again
 */
async function composePages(
  context: Context,
  ledger: Ledger,
  pages: Page[],
  earlier: EarlierPages | undefined,
) {
  const { siteDir } = context;
  const composed: Composed = { written: [], failed: [] };
  const fail = (address: string) => (error: unknown) => {
    composed.failed.push({ address, reason: String(error) });
  };
  const write = async (address: string, rendered: RenderedHtml) => {
    const { made } = rendered;
    const replaced = ledger[address];
    if (replaced && !isDeepStrictEqual(replaced.files, made.files)) {
      keepPrevious(siteDir, address, replaced);
    }
    // An interrupted run must not leave an entry beside the HTML of another version.
    delete ledger[address];
    writeLedger(siteDir, ledger);
    await writePage(siteDir, address, rendered);
    ledger[address] = made;
    composed.written.push(address);
    // After each page: what an interrupted run has done is not done again.
    writeLedger(siteDir, ledger);
  };
  const writing: Promise<void>[] = [];
  for (const page of pages) {
    const address = addressOf(page);
    try {
      const rendered = await renderChanged(context, page, earlier);
      if (!rendered) continue;
      if (writing.length >= CONCURRENT_WRITES) await writing.shift();
      writing.push(write(address, rendered).catch(fail(address)));
    } catch (error) {
      fail(address)(error);
    }
  }
  await Promise.all(writing);
  return composed;
}

export interface ComposeOptions {
  everything?: boolean;
  composed?: readonly string[];
}

/**
 * Renders the public pages of a deployed site to static HTML, from the deployed files themselves and
 * the published content. Pages made from what is still live stay as they are, so a remote's release
 * refreshes the pages that show it and no other, and a changed text the pages that contain it. One
 * team's broken page keeps no other page from being written.
 * @param options.everything renders every page again
 * @param options.composed folders in which pages of this site were composed before, as for a release
 * @throws when there is no shell, or the site is for the public and its public address is unknown
 */
export async function compose(
  siteDir: string,
  policy: SitePolicy,
  { everything = false, composed: others = [] }: ComposeOptions = {},
): Promise<Composed> {
  const unlock = await lockSite(siteDir, '.compose.lock');
  const files = await policy.serveFiles(siteDir);
  const shells = new Map<string, RunningShell>();
  try {
    const live = readSite(siteDir);
    const origin = publicOrigin(live);
    requireShell(siteDir);
    const site = { ...live, ...(origin ? { origin } : {}) };
    const published = readContent(siteDir, live.content);
    if (live.backend.url && !live.content) {
      const command = 'npm run publish';
      console.warn(
        `  Nothing has been published from ${live.backend.url} (${command}): pages show the built-in facts.`,
      );
    }
    const template = refreshFrame(siteDir, policy.frameSlice(published.content));
    const context: Context = {
      siteDir,
      origin: files.origin,
      template,
      ...published,
      privatePaths: policy.privatePaths,
      shells,
    };
    const pages = pagesOf(site);
    const ledger = readLedger(siteDir);
    const earlier = everything ? undefined : createEarlierPages(siteDir, ledger, others);
    const composed = await composePages(context, ledger, pages, earlier);
    writeLedger(siteDir, removeStale(siteDir, ledger, pages));
    const previous = previousPages(siteDir);
    writeLedger(previous, removeStale(previous, readLedger(previous), pages));
    writeSearchFiles(siteDir, origin, pages, policy.siteName(published.content));
    writeNginxMaps(siteDir, live);
    return composed;
  } finally {
    for (const shell of shells.values()) shell.close();
    await files.close();
    await unlock();
  }
}
