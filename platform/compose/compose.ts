import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { compressInBackground } from '../disk/compressFiles';
import { readContent, type SiteContent } from '../disk/contentFiles';
import { publicOrigin } from '../disk/publicOrigin';
import { lockSite, readSite, requireShell, writeAtomically } from '../disk/siteFile';
import type { Language } from '../site/languages';
import type { SiteConfig } from '../site/schema';
import { visitorPart } from '../site/visitorPart';
import { type BootedShell, bootShell } from './bootShell';
import {
  addressOf,
  commonDigest,
  htmlFile,
  type Ledger,
  type Made,
  type Page,
  pagesOf,
  readLedger,
  removeStale,
  shownDigest,
  writeLedger,
} from './composedPages';
import { pageDocument } from './pageDocument';
import { pageFiles } from './pageFiles';
import { refreshFrame } from './refreshFrame';
import { writeSearchFiles } from './searchFiles';
import { serveFiles } from './serveFiles';

interface Context extends SiteContent {
  siteDir: string;
  origin: string;
  site: SiteConfig;
  template: string;
  /** Digest of what every page carries. */
  common: string;
  /** One shell a language, for pages whose files are known. */
  shells: Map<Language, BootedShell>;
}

const attributes = (template: string, pattern: RegExp) =>
  [...template.matchAll(pattern)].flatMap((match) => match[1] ?? []);

interface RenderedPage {
  html: string;
  made: Made;
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
  shell: BootedShell,
  known?: string[],
): Promise<RenderedPage> {
  const { siteDir, origin, template, content, products, common } = context;
  const site = visitorPart(context.site);
  const { path: address, language } = page;
  shell.takeFetched();
  const rendered = await shell.render({ site, path: address, language, content, products });
  const files = known ?? shell.takeFetched();
  const sheets = attributes(template, /<link href="([^"]+)" rel="stylesheet"/g);
  const html = pageDocument({
    ...pageFiles(siteDir, [...sheets, ...files]),
    template,
    // The origin is this run's own; visitors have another.
    rendered: rendered.html.replaceAll(origin, ''),
    site,
    slice: rendered.slice,
    language,
  });
  const { shown, slice } = rendered;
  const made = { common, files, shown, content: shownDigest(shown, language, content) };
  return { html, made: slice.products ? { ...made, products: slice.products } : made };
}

/** Each page has a shell of its own, so that what that fetched is what the page needs. */
async function renderNew(context: Context, page: Page): Promise<RenderedPage> {
  const shell = await bootShell(context.origin);
  try {
    return await renderPage(context, page, shell);
  } finally {
    shell.close();
  }
}

/** Whether the files that a page was made from are live. */
function isMadeFromLive({ site }: Context, made: Made) {
  const ofRemotes = made.files.filter((file) => !file.startsWith('/shell/'));
  return (
    ofRemotes.length > 0 &&
    ofRemotes.every((file) => site.remotes.some(({ base }) => file.startsWith(base)))
  );
}

/** Renders a page if anything that it shows has changed; undefined where nothing has. */
async function renderChanged(
  context: Context,
  page: Page,
  made: Made | undefined,
): Promise<RenderedPage | undefined> {
  const { siteDir, common, content, shells, origin } = context;
  const { language } = page;
  const hasHtml = existsSync(htmlFile(siteDir, addressOf(page)));
  if (!made || !hasHtml || made.common !== common || !isMadeFromLive(context, made)) {
    return renderNew(context, page);
  }
  if (made.content === shownDigest(made.shown, language, content)) return undefined;
  // Only content has changed, which is no part of a page's files.
  const shell = shells.get(language) ?? (await bootShell(origin));
  shells.set(language, shell);
  return renderPage(context, page, shell, made.files);
}

export interface Composed {
  /** Addresses whose HTML was written. */
  written: string[];
  /** Addresses that could not be rendered, and why; earlier HTML of theirs stays. */
  failed: { address: string; reason: string }[];
}

/** Compressing takes as long as rendering: it goes on beside the next pages. */
const WRITTEN_AT_ONCE = 2;

async function composePages(context: Context, ledger: Ledger, pages: Page[], everything: boolean) {
  const { siteDir } = context;
  const composed: Composed = { written: [], failed: [] };
  const fail = (address: string) => (error: unknown) => {
    composed.failed.push({ address, reason: String(error) });
  };
  const write = async (address: string, { html, made }: RenderedPage) => {
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
      if (writing.length >= WRITTEN_AT_ONCE) await writing.shift();
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
export async function compose(siteDir: string, { everything = false } = {}): Promise<Composed> {
  const unlock = await lockSite(siteDir, '.compose.lock');
  const files = await serveFiles(siteDir);
  const shells = new Map<Language, BootedShell>();
  try {
    const live = readSite(siteDir);
    const origin = publicOrigin(live);
    requireShell(siteDir);
    const site = { ...live, ...(origin ? { origin } : {}) };
    const published = readContent(siteDir, live.content);
    if (live.backend.url && !live.content) {
      const command = 'npm run publish';
      console.warn(
        `  Nothing is published from ${live.backend.url} yet (${command}): built-in facts show.`,
      );
    }
    const template = refreshFrame(siteDir, published.content);
    const common = commonDigest(site, template);
    const context = {
      siteDir,
      origin: files.origin,
      site,
      template,
      ...published,
      common,
      shells,
    };
    const pages = pagesOf(site);
    const ledger = removeStale(siteDir, readLedger(siteDir), pages);
    const composed = await composePages(context, ledger, pages, everything);
    writeLedger(siteDir, ledger);
    writeSearchFiles(siteDir, origin, pages, published.content.shop);
    return composed;
  } finally {
    for (const shell of shells.values()) shell.close();
    await files.close();
    await unlock();
  }
}

/** Prints how many pages were written, and a line per page that could not be rendered. */
export function reportComposed({ written, failed }: Composed) {
  console.info(`  ${written.length} pages refreshed`);
  for (const { address, reason } of failed) console.error(`  ${address}: ${reason}`);
}
