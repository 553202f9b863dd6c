import { existsSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTask } from 'node:timers/promises';
import { LANGUAGES } from '../../shared-site/languages';
import type { SiteConfig } from '../../shared-site/schema';
import {
  type ComposeContentPages,
  type Composed,
  type ComposedContentPages,
  ComposingStopped,
} from '../site/changeAndCompose';
import { compressInBackground } from '../site/compressFiles';
import { readContent } from '../site/contentFiles';
import {
  LEDGER_KEY,
  linkLayout,
  type PageKind,
  readContentPages,
  removeContentPage,
  writeContentPage,
  writeContentPages,
  writeProgress,
} from '../site/contentPages';
import { webRoot } from '../site/generations';
import { validPublicOrigin } from '../site/publicOrigin';
import { readSite } from '../site/siteFile';
import { PAGES_FOR_A_SECOND_PROCESS, type SitePolicy } from './compose';
import { addressOf, commonDigest, contentPagesOf, digestOf, shownDigest } from './composedPages';
import { isMadeFromLive } from './earlierPages';
import { type Freshness, type NamedPage, planContentPages } from './planContentPages';
import { readTemplate } from './refreshLayout';
import { renderEach } from './renderEach';
import type { Renderer } from './renderer';
import type { RenderedHtml, RenderInput } from './renderPage';
import { isRenderingStopped, type RenderProcesses } from './renderProcess';

/** About a second of work on a free machine, so that a save does not wait long on a busy one either. */
export const MOST_AT_ONCE = 100;

/** A better quality makes tens of thousands of pages 8 % smaller, and takes three times as long as rendering. */
const BROTLI_QUALITY = 5;

/** How many pages are looked at before requests to this process are answered. */
const LOOK_AT_ONCE = 500;

const routeOf = ({ page: { remote, language, route } }: NamedPage) =>
  [remote, language, route].join(' ');

/** The state of a site's folder from which a run began. */
function stateOf(siteDir: string): string {
  const [live, ledger] = [webRoot(siteDir), path.join(siteDir, LEDGER_KEY)];
  const written = existsSync(ledger) ? statSync(ledger) : undefined;
  return [existsSync(live) && readlinkSync(live), written?.ino, written?.mtimeMs].join(' ');
}

/** The HTML names the version that was rolled back, so it must not stay. */
const isRolledBack = ({ shell, remotes }: SiteConfig, { files }: PageKind) =>
  [{ name: 'shell', history: shell?.history ?? [] }, ...remotes].some(
    ({ name, history }) =>
      history?.at(-1)?.action === 'rolled back' &&
      files.some((file) => file.startsWith(`/${name}/`)),
  );

/** One run on what is live and published at its beginning. */
async function startRun(
  siteDir: string,
  policy: SitePolicy,
  processes: RenderProcesses,
  everything: boolean,
) {
  const live = readSite(siteDir);
  const origin = validPublicOrigin(live);
  const site = { ...live, ...(origin ? { origin } : {}) };
  const published = readContent(siteDir, live.content);
  const template = readTemplate(webRoot(siteDir));
  const input: RenderInput = {
    ...{ siteDir, template, privatePaths: policy.privatePaths },
    ...published,
  };
  const common = commonDigest(site, template);
  const ledger = readContentPages(siteDir);
  const own = policy.contentPages(published);

  const digests = new Map<string, string>();
  for (const [address, show] of Object.entries(own)) {
    digests.set(address, digestOf(show()).slice(0, 12));
    if (digests.size % LOOK_AT_ONCE === 0) await nextTask();
  }
  const named = contentPagesOf(site, Object.keys(own)).map((page) => ({
    ...{ page, address: addressOf(page) },
    own: digests.get(page.path) ?? '',
  }));
  const isOfLive = (kind: PageKind) => kind.common === common && isMadeFromLive({ site }, kind);
  const freshnessOf = (kind: PageKind): Freshness => {
    if (kind.content !== shownDigest(kind.shown, published)) return 'older content';
    if (isOfLive(kind) && !everything) return 'current';
    return isRolledBack(site, kind) ? 'older content' : 'older version';
  };
  const plan = planContentPages(named, ledger, freshnessOf);
  const { waiting, needLayout, removed } = plan;
  /** Addresses whose files have changed since the last call. */
  const changed = new Set<string>(removed);
  let failures = 0;

  const save = (inDoubt: readonly string[] = []) => {
    const doubtful = inDoubt.map((address) => {
      const before = ledger.pages[address] ?? { own: '' };
      return [address, { ...before, isInDoubt: true as const }] as const;
    });
    const pages = { ...ledger.pages, ...Object.fromEntries(doubtful) };
    writeContentPages(siteDir, { ...ledger, pages });
  };

  /** Before anything is rendered, each address exists, and those that have to wait show nothing outdated. */
  async function prepare() {
    const isNext = new Set(waiting.slice(0, MOST_AT_ONCE));
    const linked = waiting.filter(
      (each) => needLayout.has(each.address) && !(isNext.has(each) && each.address in ledger.pages),
    );
    if (removed.length + linked.length === 0) return;
    save([...removed, ...linked.map(({ address }) => address)]);
    for (const address of removed) {
      removeContentPage(siteDir, address);
      delete ledger.pages[address];
    }
    for (const [index, { address, own }] of linked.entries()) {
      linkLayout(siteDir, address);
      ledger.pages[address] = { own };
      changed.add(address);
      if (index % LOOK_AT_ONCE === 0) await nextTask();
    }
    save();
  }

  /** The files that pages of one route need are those of the first one that is rendered. */
  const filesOf = (route: string) =>
    Object.values(ledger.kinds).find((kind) => kind.route === route && isOfLive(kind))?.files;

  const render = (renderer: Renderer, each: NamedPage) => {
    const files = filesOf(routeOf(each));
    return renderer.render({
      ...{ page: each.page, own: own[each.page.path]?.() },
      ...(files && { files }),
    });
  };

  async function write(each: NamedPage, { html, made }: RenderedHtml) {
    const brotli = await compressInBackground(html, BROTLI_QUALITY);
    writeContentPage(siteDir, each.address, html, brotli);
    const kind: PageKind = { ...made, route: routeOf(each) };
    const id = digestOf(kind).slice(0, 12);
    ledger.kinds[id] = kind;
    ledger.pages[each.address] = { own: each.own, kind: id };
  }

  async function composeNext(): Promise<ComposedContentPages> {
    const next = waiting.splice(0, MOST_AT_ONCE);
    const written: string[] = [];
    const failed: Composed['failed'] = [];
    const fail = ({ address }: NamedPage, reason: string) => failed.push({ address, reason });
    if (next.length) {
      save(next.map(({ address }) => address));
      const count = waiting.length + next.length < PAGES_FOR_A_SECOND_PROCESS ? 1 : 2;
      const renderers = processes.renderers(input, count);
      await renderEach(renderers, next, render, async (each, rendered) => {
        // The entry stays in doubt.
        if (isRenderingStopped()) return;
        if ('reason' in rendered) {
          fail(each, rendered.reason);
          return;
        }
        await write(each, rendered).then(
          () => {
            written.push(each.address);
            changed.add(each.address);
          },
          (error) => {
            ledger.pages[each.address] = { own: each.own, isInDoubt: true };
            fail(each, String(error));
          },
        );
      });
      if (isRenderingStopped()) throw new ComposingStopped();
      save();
    }
    failures += failed.length;
    const unwritten = waiting.length + failures;
    writeProgress(siteDir, {
      written: Math.floor((named.length - unwritten) / LANGUAGES.length),
      pages: named.length / LANGUAGES.length,
    });
    const files = [...changed];
    changed.clear();
    return { written, failed, changed: files, left: waiting.length };
  }

  await prepare();
  return { composeNext, close: processes.close };
}

type Run = Awaited<ReturnType<typeof startRun>> & { state: string };

/**
 * A run continues from call to call, and begins again when what is live or published has changed: the pages that
 * this changed go first. The processes that render end with the run.
 * @param startProcesses returns processes that may read the folder of a site
 * @param everything composes every page again
 */
export function createContentPagesComposer(
  policy: SitePolicy,
  startProcesses: (siteDir: string) => RenderProcesses,
  everything = false,
): ComposeContentPages {
  let run: Run | undefined;
  return async (siteDir) => {
    const state = stateOf(siteDir);
    try {
      if (run?.state !== state) {
        run?.close();
        run = undefined;
        run = { ...(await startRun(siteDir, policy, startProcesses(siteDir), everything)), state };
      }
      const composed = await run.composeNext();
      if (composed.left === 0) run.close();
      run.state = stateOf(siteDir);
      return composed;
    } catch (error) {
      run?.close();
      run = undefined;
      throw error;
    }
  };
}
