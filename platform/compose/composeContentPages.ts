import { existsSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTask } from 'node:timers/promises';
import {
  type ComposeContentPages,
  type Composed,
  type ComposedContentPages,
  ComposingStopped,
} from '../site/changeAndCompose';
import { LEDGER_KEY } from '../site/contentPages';
import { webRoot } from '../site/generations';
import { PAGES_FOR_A_SECOND_PROCESS, type SitePolicy } from './compose';
import { type FoundContentPages, findContentPages, LOOK_AT_ONCE } from './findContentPages';
import { type OpenContentPages, openContentPages, routeOf } from './openContentPages';
import type { NamedPage } from './planContentPages';
import { renderEach } from './renderEach';
import type { Renderer } from './renderer';
import { isRenderingStopped, type RenderProcesses } from './renderProcess';

/** About a second of work on a free machine, so that a save does not wait long on a busy one either. */
export const MOST_AT_ONCE = 100;

/** What a save adds comes before the rest of an import, as what it changes does. */
const ADDED_WITH_A_CHANGE = 10;

/** The state of a site's folder from which a run began. */
function stateOf(siteDir: string): string {
  const [live, ledger] = [webRoot(siteDir), path.join(siteDir, LEDGER_KEY)];
  const written = existsSync(ledger) ? statSync(ledger) : undefined;
  return [existsSync(live) && readlinkSync(live), written?.ino, written?.mtimeMs].join(' ');
}

/**
 * Before anything is rendered, each address exists, and those that have to wait show nothing outdated.
 * @returns the addresses whose files are others now, or gone
 */
async function prepare(
  { waiting, needLayout, removed }: FoundContentPages,
  pages: OpenContentPages,
  first: number,
): Promise<string[]> {
  const isNext = new Set(waiting.slice(0, first));
  const linked = waiting.filter(
    (each) =>
      needLayout.has(each.address) && !(isNext.has(each) && each.address in pages.ledger.pages),
  );
  const changed = [...removed, ...linked.map(({ address }) => address)];
  if (changed.length === 0) return changed;
  pages.save(changed);
  for (const address of removed) pages.remove(address);
  for (const [index, each] of linked.entries()) {
    pages.link(each);
    if (index % LOOK_AT_ONCE === 0) await nextTask();
  }
  pages.save();
  return changed;
}

/** The files that pages of one route need are those of the first one that is rendered. */
function createRendering({ shows, isOfLive }: FoundContentPages, { ledger }: OpenContentPages) {
  const filesOf = (route: string) =>
    Object.values(ledger.kinds).find((kind) => kind.route === route && isOfLive(kind))?.files;
  return (renderer: Renderer, each: NamedPage) => {
    const { page } = each;
    const files = filesOf(routeOf(each));
    return renderer.render({ page, own: shows[page.path]?.(), ...(files && { files }) });
  };
}

/** @throws ComposingStopped after `stopRendering`; the pages that were not written stay in doubt */
async function composePages(
  next: readonly NamedPage[],
  renderers: readonly Renderer[],
  render: ReturnType<typeof createRendering>,
  pages: OpenContentPages,
): Promise<Composed> {
  const written: string[] = [];
  const failed: Composed['failed'] = [];
  pages.save(next.map(({ address }) => address));
  await renderEach(renderers, next, render, async (each, rendered) => {
    if (isRenderingStopped()) return;
    const { address } = each;
    if ('reason' in rendered) {
      failed.push({ address, reason: rendered.reason });
      return;
    }
    await pages.write(each, rendered).then(
      () => written.push(address),
      (error) => failed.push({ address, reason: String(error) }),
    );
  });
  if (isRenderingStopped()) throw new ComposingStopped();
  pages.save();
  return { written, failed };
}

/** One run on what is live and published at its beginning. */
async function startRun(
  siteDir: string,
  policy: SitePolicy,
  processes: RenderProcesses,
  everything: boolean,
) {
  const pages = openContentPages(siteDir);
  const found = await findContentPages(siteDir, policy, pages.ledger, everything);
  const { waiting, input, paths } = found;
  const render = createRendering(found, pages);
  // A save is recorded as published once these are written: those that an import has left wait for the next call.
  let atOnce = found.changed
    ? Math.min(found.changed + ADDED_WITH_A_CHANGE, MOST_AT_ONCE)
    : MOST_AT_ONCE;
  let prepared = await prepare(found, pages, atOnce);
  const failures: string[] = [];

  async function composeNext(): Promise<ComposedContentPages> {
    const next = waiting.splice(0, atOnce);
    const isSecondWorthIt =
      atOnce === MOST_AT_ONCE && waiting.length + next.length >= PAGES_FOR_A_SECOND_PROCESS;
    atOnce = MOST_AT_ONCE;
    let composed: Composed = { written: [], failed: [] };
    if (next.length > 0) {
      const count = isSecondWorthIt ? 2 : 1;
      composed = await composePages(next, processes.renderers(input, count), render, pages);
    }
    failures.push(...composed.failed.map(({ address }) => address));
    pages.report([...waiting.map(({ address }) => address), ...failures], paths);
    const changed = [...new Set([...prepared, ...composed.written])];
    prepared = [];
    return { ...composed, changed, left: waiting.length };
  }

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
