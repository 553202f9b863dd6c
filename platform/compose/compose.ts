import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Composed } from '../disk/composed';
import { compressInBackground } from '../disk/compressFiles';
import { readContent } from '../disk/contentFiles';
import { htmlFile, type Ledger, type LedgerEntry, readLedger, writeLedger } from '../disk/ledger';
import { publicOrigin } from '../disk/publicOrigin';
import { lockSite, readSite, requireShell, writeAtomically } from '../disk/siteFile';
import type { Language } from '../site/languages';
import { pageSite } from '../site/pageSite';
import type { ContentWithFiles, PublishedContent } from '../site/rendering';
import {
  addressOf,
  commonDigest,
  type Page,
  pagesOf,
  removeStale,
  shownDigest,
} from './composedPages';
import { pageDocument } from './pageDocument';
import { pageFiles } from './pageFiles';
import { refreshFrame } from './refreshFrame';
import { writeNginxMaps, writeSearchFiles } from './searchFiles';
import { type RunningShell, startShell } from './startShell';

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

interface Context extends ContentWithFiles, Pick<SitePolicy, 'privatePaths'> {
  siteDir: string;
  origin: string;
  template: string;
  /** One shell a language, for pages whose files are known. */
  shells: Map<Language, RunningShell>;
}

const attributes = (template: string, pattern: RegExp) =>
  [...template.matchAll(pattern)].flatMap((match) => match[1] ?? []);

interface ComposedPage {
  html: string;
  made: LedgerEntry;
}

/** Writes the HTML of a page and its compressed copy, each whole. */
async function writePage(siteDir: string, address: string, html: string) {
  const compressed = await compressInBackground(html);
  const file = htmlFile(siteDir, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeAtomically(file, html);
  writeAtomically(`${file}.br`, compressed);
}

/**
 * Renders one page in a booted shell.
 * @param known the files that the page needs; those that the shell fetches now where left out
 */
async function renderPage(
  context: Context,
  page: Page,
  shell: RunningShell,
  known?: string[],
): Promise<ComposedPage> {
  const { siteDir, origin, template, content, files: contentFiles } = context;
  const site = pageSite(page.site, page.remote);
  const { path: address, language } = page;
  shell.takeFetched();
  const rendered = await shell.render({
    site,
    path: address,
    language,
    content,
    files: contentFiles,
  });
  const files = known ?? shell.takeFetched();
  const sheets = attributes(template, /<link href="([^"]+)" rel="stylesheet"/g);
  const html = pageDocument({
    ...pageFiles(siteDir, [...sheets, ...files]),
    template,
    // The origin is this run's own; visitors have another.
    rendered: rendered.html.replaceAll(origin, ''),
    site,
    slice: rendered.slice,
    contentFiles: rendered.contentFiles,
    language,
    privatePaths: context.privatePaths,
  });
  const { shown } = rendered;
  return {
    html,
    made: {
      common: commonDigest(page.site, template),
      files,
      shown,
      content: shownDigest(shown, content),
      contentFiles: rendered.contentFiles,
    },
  };
}

/** Each page has a shell of its own, so that what that fetched is what the page needs. */
async function renderNew(context: Context, page: Page): Promise<ComposedPage> {
  const shell = await startShell(context.origin);
  try {
    return await renderPage(context, page, shell);
  } finally {
    shell.close();
  }
}

/** Whether the files that a page was made from are live. */
function usesLiveFiles({ site }: Page, made: LedgerEntry) {
  const ofRemotes = made.files.filter((file) => !file.startsWith('/shell/'));
  return (
    ofRemotes.length > 0 &&
    ofRemotes.every((file) => site.remotes.some(({ live }) => file.startsWith(live.base)))
  );
}

/** Renders a page if anything that it shows has changed; undefined where nothing has. */
async function renderChanged(
  context: Context,
  page: Page,
  made: LedgerEntry | undefined,
): Promise<ComposedPage | undefined> {
  const { siteDir, template, content, shells, origin } = context;
  const { language } = page;
  const hasHtml = existsSync(htmlFile(siteDir, addressOf(page)));
  const common = commonDigest(page.site, template);
  if (!made || !hasHtml || made.common !== common || !usesLiveFiles(page, made)) {
    return renderNew(context, page);
  }
  if (made.content === shownDigest(made.shown, content)) return undefined;
  // Only content has changed, which is no part of a page's files.
  const shell = shells.get(language) ?? (await startShell(origin));
  shells.set(language, shell);
  return renderPage(context, page, shell, made.files);
}

/** Compressing takes as long as rendering: it goes on beside the next pages. */
const CONCURRENT_WRITES = 2;

async function composePages(context: Context, ledger: Ledger, pages: Page[], everything: boolean) {
  const { siteDir } = context;
  const composed: Composed = { written: [], failed: [] };
  const fail = (address: string) => (error: unknown) => {
    composed.failed.push({ address, reason: String(error) });
  };
  const write = async (address: string, { html, made }: ComposedPage) => {
    await writePage(siteDir, address, html);
    ledger[address] = made;
    composed.written.push(address);
    // After each page: what an interrupted run has done is not done again.
    writeLedger(siteDir, ledger);
  };
  const writing: Promise<void>[] = [];
  for (const page of pages) {
    const address = addressOf(page);
    try {
      const made = everything ? undefined : ledger[address];
      const rendered = await renderChanged(context, page, made);
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

/**
 * Renders the public pages of a deployed site to static HTML, from the deployed files themselves and
 * the published content. Pages made from what is still live stay as they are, so a remote's release
 * refreshes the pages that show it and no other, and a changed text the pages that contain it. One
 * team's broken page keeps no other page from being written.
 * @param options.everything renders every page again
 * @throws when there is no shell, or the site is for the public and its public address is unknown
 */
export async function compose(
  siteDir: string,
  policy: SitePolicy,
  { everything = false } = {},
): Promise<Composed> {
  const unlock = await lockSite(siteDir, '.compose.lock');
  const files = await policy.serveFiles(siteDir);
  const shells = new Map<Language, RunningShell>();
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
    const ledger = removeStale(siteDir, readLedger(siteDir), pages);
    const composed = await composePages(context, ledger, pages, everything);
    writeLedger(siteDir, ledger);
    writeSearchFiles(siteDir, origin, pages, policy.siteName(published.content));
    writeNginxMaps(siteDir, live);
    return composed;
  } finally {
    for (const shell of shells.values()) shell.close();
    await files.close();
    await unlock();
  }
}
