import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { navigationOf } from '../../shared-site/pageSite';
import type { ContentWithFiles, PublishedContent } from '../../shared-site/rendering';
import { staffRemotes } from '../../shared-site/routes';
import type { SiteConfig } from '../../shared-site/schema';
import { writeAtomically } from '../machine/writeAtomically';
import { type Composed, ComposingStopped, type StartedPage } from '../site/changeAndCompose';
import { htmlFile, type LedgerEntry, previousPages, writeLedger } from '../site/composeLedger';
import { copySuffixes, makeCopies, withCopies, writeWithCopies } from '../site/compressFiles';
import { readContent } from '../site/contentFiles';
import { validPublicOrigin } from '../site/publicOrigin';
import { readSite, requireShell } from '../site/siteFile';
import {
  addressOf,
  contentPagesOf,
  digestOf,
  type PageLanguages,
  pagesOf,
  removeStale,
  type SitePage,
  sharedPatternOf,
} from './composedPages';
import {
  createEarlierPages,
  type EarlierPage,
  type EarlierPages,
  type FoundPages,
} from './earlierPages';
import { createMenus } from './menus';
import { pagesWithoutHtml } from './pagesWithoutHtml';
import { refreshLayout } from './refreshLayout';
import { renderEach } from './renderEach';
import type { Renderer, RenderResult } from './renderer';
import type { RenderedHtml, RenderInput } from './renderPage';
import { isRenderingStopped, type RenderProcesses } from './renderProcess';
import { type OpenLedger, openLedger } from './runLedger';
import { type Policies, writeNginxMaps, writeSearchFiles } from './searchFiles';

export interface SitePolicy {
  /** The content that addresses without HTML of their own need. */
  layoutSlice(content: PublishedContent): unknown;
  /** As a phone shows it on its home screen. */
  siteName(content: PublishedContent): string;
  /** The pages that the content names: returns what each alone shows, by address without a language. */
  contentPages(content: ContentWithFiles): Readonly<Record<string, () => unknown>>;
  /** The languages of those of them that are not in every language. */
  pageLanguages?(content: ContentWithFiles): PageLanguages;
  /** When the text of some of them was written last, as ISO 8601, by address. */
  pageChanges?(content: ContentWithFiles): Readonly<Record<string, string>>;
  /** Those of them that lead to other pages: no sitemap lists them. */
  movedPages?(content: ContentWithFiles): readonly string[];
  /** More files of the site, by name: a feed. They are written where its public address is known. */
  files?(content: ContentWithFiles, origin: string): Readonly<Record<string, string>>;
  /** Paths below which browsers prefetch nothing: `/admin`. */
  privatePaths: readonly string[];
  /** Policies that web servers of another kind must send. */
  policies(site: SiteConfig): Policies;
}

/** The best quality makes a page 2 % smaller and takes more than twice as long, which each page costs. */
const BROTLI_QUALITY = 10;

async function writePage(siteDir: string, address: string, rendered: RenderedHtml) {
  const { html, compressed, quality = BROTLI_QUALITY } = rendered;
  const copies = await makeCopies(html, quality, compressed);
  const file = htmlFile(siteDir, address);
  if (!existsSync(file)) mkdirSync(path.dirname(file), { recursive: true });
  writeWithCopies(file, html, copies);
}

/** Copies the HTML of the version before, so that a rollback renders nothing. */
function copyToPrevious(siteDir: string, address: string) {
  const copy = htmlFile(previousPages(siteDir), address);
  mkdirSync(path.dirname(copy), { recursive: true });
  // Where the page has no compressed copy, an earlier one would lie beside other HTML.
  for (const earlier of withCopies(copy)) rmSync(earlier, { force: true });
  for (const suffix of ['', copySuffixes.br]) {
    const file = htmlFile(siteDir, address) + suffix;
    if (existsSync(file)) writeAtomically(copy + suffix, readFileSync(file));
  }
}

/** Without scripts, styles and tags, which name files of versions. */
const readText = (html: string) =>
  html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');

/** Adds to the entry of a page when its text became what it is: a release that changes only code does not count. */
function dated({ html, made }: RenderedHtml, replaced: LedgerEntry | undefined): LedgerEntry {
  const text = digestOf(readText(html));
  const changed = replaced?.text === text ? replaced.changed : undefined;
  return { ...made, text, changed: changed ?? new Date().toISOString() };
}

interface Change {
  page: SitePage;
  address: string;
  earlier: FoundPages;
}

const isRendered = ({ earlier }: Change) => !earlier.current && !earlier.otherMenu;

/** Returns the pages whose HTML is not current. Those that need nothing but another menu get it from the others. */
function changesOf(
  input: RenderInput,
  pages: SitePage[],
  earlier: EarlierPages | undefined,
): Change[] {
  const changes = pages.flatMap((page) => {
    const address = addressOf(page);
    const found = earlier?.find(input, page) ?? {};
    const isCurrent = found.current?.file === htmlFile(input.siteDir, address);
    return isCurrent ? [] : [{ page, address, earlier: found }];
  });
  const rank = ({ earlier: { otherMenu } }: Change) => Number(otherMenu !== undefined);
  return changes.sort((a, b) => rank(a) - rank(b));
}

function copyOf({ file, made }: EarlierPage): RenderedHtml {
  const compressed = file + copySuffixes.br;
  return {
    html: readFileSync(file, 'utf8'),
    ...(existsSync(compressed) ? { compressed: readFileSync(compressed) } : {}),
    made,
  };
}

/** The files that pages of one route need are those of the first one that is rendered. */
function createPageRendering() {
  const filesOf = new Map<string, string[]>();
  const menus = createMenus();
  const make = async (renderer: Renderer, { page, earlier }: Change): Promise<RenderResult> => {
    if (earlier.current) return copyOf(earlier.current);
    const replaced = earlier.otherMenu && menus.replace(page, earlier.otherMenu);
    if (replaced) return replaced;
    const route = sharedPatternOf(page);
    const files = earlier.outdated?.made.files ?? (route && filesOf.get(route));
    const rendered = await renderer.render({ page, ...(files && { files }) });
    if (route && 'made' in rendered) filesOf.set(route, rendered.made.files);
    return rendered;
  };
  return async (renderer: Renderer, change: Change) => {
    const made = await make(renderer, change);
    menus.learn(change.page, made);
    return made;
  };
}

interface Ledgers {
  live: OpenLedger;
  previous: OpenLedger;
}

async function composePages(
  siteDir: string,
  { live, previous }: Ledgers,
  changes: Change[],
  renderers: Renderer[],
  progress: Progress = () => {},
): Promise<Composed> {
  const written = new Set<string>();
  const failed: Composed['failed'] = [];
  const addresses = changes.map(({ address }) => address);
  live.beginReplacing(addresses);
  previous.beginReplacing(addresses.filter((address) => address in live.entries));

  const fail = (address: string, reason: string) => {
    const entry = live.entries[address];
    if (entry) live.entries[address] = { ...entry, failure: reason };
    live.kept(address);
    previous.kept(address);
    failed.push({ address, reason });
  };
  const write = async (address: string, rendered: RenderedHtml) => {
    const replaced = live.entries[address];
    const made = dated(rendered, replaced);
    if (replaced && !isDeepStrictEqual(replaced.files, made.files)) {
      delete previous.entries[address];
      copyToPrevious(siteDir, address);
      previous.replaced(address, replaced);
    } else {
      previous.kept(address);
    }
    // A page of which only a part can be written has no entry any more.
    delete live.entries[address];
    await writePage(siteDir, address, rendered);
    live.replaced(address, made);
    written.add(address);
  };
  await renderEach(renderers, changes, createPageRendering(), async ({ address }, rendered) => {
    if ('reason' in rendered) fail(address, rendered.reason);
    else await write(address, rendered).catch((error) => fail(address, String(error)));
    progress(written.size + failed.length, changes.length);
  });
  return { written: addresses.filter((address) => written.has(address)), failed };
}

async function startPages([renderer]: readonly Renderer[], pages: readonly SitePage[]) {
  const started: StartedPage[] = [];
  for (const page of pages) {
    const result = await renderer?.start(page);
    if (!result) continue;
    const address = addressOf(page);
    if ('files' in result) started.push(result);
    else started.push({ address, files: [], problems: [`cannot be started: ${result.reason}`] });
  }
  return started;
}

export interface ComposeOptions {
  everything?: boolean;
  composed?: readonly string[];
  starts?: readonly string[];
  only?: readonly string[] | undefined;
  progress?: Progress;
}

/** Called after each page. */
type Progress = (done: number, all: number) => void;

/** So many pages take longer than a second process needs to start. */
export const PAGES_FOR_A_SECOND_PROCESS = 100;

/**
 * Renders the public pages of a site from the deployed files and the published content. HTML that is
 * still current stays; a page that cannot be rendered keeps no other one from being written.
 * @param options.everything renders every page again
 * @param options.composed folders in which pages of this site were composed before
 * @param options.only addresses of the pages that are composed; default: all
 * @param options.starts names of remotes whose pages without HTML are started, to learn what they load
 * @param processes those that render, which may read the folder; the caller closes them
 * @throws ComposingStopped after `stopRendering`
 * @throws when there is no shell, or the site is for the public and its public address is unknown
 */
export async function compose(
  siteDir: string,
  policy: SitePolicy,
  processes: RenderProcesses,
  { everything = false, composed: others = [], starts = [], only, progress }: ComposeOptions = {},
): Promise<Composed> {
  const live = readSite(siteDir);
  const origin = validPublicOrigin(live);
  requireShell(siteDir, 'this site');
  const site = { ...live, ...(origin ? { origin } : {}) };
  const published = readContent(siteDir, live.content);
  if (live.backend.url && !live.content) {
    const command = 'npm run shop -- publish';
    console.warn(
      `  Nothing has been published from ${live.backend.url} (${command}): pages show the built-in facts.`,
    );
  }
  const { staffOrigin } = site;
  const template = refreshLayout(siteDir, policy.layoutSlice(published.content), {
    routes: staffRemotes(site.remotes).flatMap(({ live }) => live.pages.map((page) => page.path)),
    navigation: navigationOf(site.remotes),
    ...(staffOrigin ? { origin, staffOrigin } : {}),
  });
  const input: RenderInput = {
    siteDir,
    template,
    ...published,
    privatePaths: policy.privatePaths,
  };
  const pages = pagesOf(site);
  const previousDir = previousPages(siteDir);
  const ledgers = { live: openLedger(siteDir), previous: openLedger(previousDir) };
  const { live: made, previous } = ledgers;
  const earlier = everything ? undefined : createEarlierPages(siteDir, made.entries, others);
  const wanted = only ? pages.filter((page) => only.includes(addressOf(page))) : pages;
  const changes = changesOf(input, wanted, earlier);
  const count = changes.filter(isRendered).length < PAGES_FOR_A_SECOND_PROCESS ? 1 : 2;
  const renderers = processes.renderers(input, count);
  const composed = await composePages(siteDir, ledgers, changes, renderers, progress);
  const started = await startPages(renderers, pagesWithoutHtml(site, starts));
  if (isRenderingStopped()) throw new ComposingStopped();
  writeLedger(siteDir, removeStale(siteDir, made.entries, pages));
  writeLedger(previousDir, removeStale(previousDir, previous.entries, pages));
  const listed = pages.flatMap((page) => {
    const { isUnlisted, changed } = made.entries[addressOf(page)] ?? {};
    return isUnlisted ? [] : [{ ...page, changed }];
  });
  const moved = new Set(policy.movedPages?.(published));
  const named = Object.keys(policy.contentPages(published)).filter((each) => !moved.has(each));
  const written = policy.pageChanges?.(published) ?? {};
  const ofContent = contentPagesOf(site, named, policy.pageLanguages?.(published));
  await writeSearchFiles(siteDir, origin, {
    pages: [...listed, ...ofContent.map((page) => ({ ...page, changed: written[page.path] }))],
    siteName: policy.siteName(published.content),
    files: (origin && policy.files?.(published, origin)) || {},
  });
  writeNginxMaps(siteDir, live, policy.policies(live));
  return { ...composed, started };
}
