import { pageSite } from '../../shared-site/pageSite';
import {
  type ContentWithFiles,
  PAGES_FIELD,
  pressScriptIn,
  type RenderedPage,
} from '../../shared-site/rendering';
import { hydratesAtPress } from '../../shared-site/routes';
import { undeclaredWidget } from '../../shared-site/widgets';
import { integrityOf } from '../machine/hashFiles';
import type { StartedPage } from '../site/changeAndCompose';
import type { LedgerEntry } from '../site/composeLedger';
import {
  addressOf,
  commonDigest,
  menuDigest,
  NO_REMOTE,
  type SitePage,
  shownDigest,
} from './composedPages';
import { deadControls } from './deadControls';
import type { ReadFile } from './fileReader';
import { pageDocument } from './pageDocument';
import type { createPageFiles } from './pageFiles';
import { RENDER_ORIGIN, type RunningShell } from './startShell';

/** It can be sent to another thread. */
export interface RenderInput extends ContentWithFiles {
  siteDir: string;
  template: string;
  privatePaths: readonly string[];
}

export interface RenderTask {
  page: SitePage;
  /** The files that the page needs, where they are known: only the content has changed since. */
  files?: string[];
  /** What this page alone shows. */
  own?: unknown;
}

export interface Context extends RenderInput {
  startShell: () => Promise<RunningShell>;
  readFile: ReadFile;
  pageFiles: ReturnType<typeof createPageFiles>;
  /** One shell for each language and version of a remote, for pages whose files are known. */
  shells: Map<string, RunningShell>;
}

/** @throws when a control does nothing in HTML without scripts */
function assertWorksAlone(html: string) {
  const [control] = deadControls(html);
  if (!control) return;
  throw new Error(
    `it hydrates at the first press ("hydrate" in remote.json), and until then ${control} does nothing: make it a link, a form or a native control, or give it the attribute data-loads`,
  );
}

/** Milliseconds; a page that takes longer waits for what only a browser has. */
const LONGEST_START = 10_000;

/** Starts a page that has no composed HTML. One that cannot be rendered outside a browser is no error. */
export async function startPage(context: Context, page: SitePage): Promise<StartedPage> {
  const { content, files } = context;
  const shell = await context.startShell();
  shell.takeFetched();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const { path, language } = page;
    const rendered = await Promise.race([
      shell
        .render({ site: pageSite(page.site, page.remote), path, language, content, files })
        .catch(() => undefined),
      new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), LONGEST_START);
      }),
    ]);
    return {
      address: addressOf(page),
      files: shell.takeFetched(),
      problems: [...(rendered?.missingWidgets ?? []).map(undeclaredWidget), ...shell.otherCopies()],
    };
  } finally {
    clearTimeout(timer);
    shell.close();
  }
}

const attributes = (template: string, pattern: RegExp) =>
  [...template.matchAll(pattern)].flatMap((match) => match[1] ?? []);

/** What a release must not add to a page, although the page can be rendered. */
const problemsOf = ({ missingWidgets }: RenderedPage, shell: RunningShell): string[] => [
  ...missingWidgets.map(undeclaredWidget),
  ...shell.otherCopies(),
  ...shell.takeErrors().map((error) => `logs an error: ${error.split('\n')[0]}`),
];

export interface RenderedHtml {
  html: string;
  /** The same with Brotli, where that is known. */
  compressed?: Buffer;
  /** Of Brotli; default: that of rendered pages. */
  quality?: number;
  made: LedgerEntry;
}

async function renderPage(
  { template, ...context }: Context,
  { page, own, files: known }: RenderTask,
  shell: RunningShell,
): Promise<RenderedHtml> {
  const { content } = context;
  const site = pageSite(page.site, page.remote);
  const { path: address, language } = page;
  shell.takeFetched();
  shell.takeErrors();
  const rendered = await shell.render({
    site,
    path: address,
    language,
    content,
    files:
      own === undefined ? context.files : { ...context.files, [PAGES_FIELD]: { [page.path]: own } },
  });
  const files = known ?? shell.takeFetched();
  const problems = problemsOf(rendered, shell);
  const { unreadLocales } = rendered;
  const sheets = attributes(template, /<link href="([^"]+)" rel="stylesheet"/g);
  const release = site.remotes.find(({ name }) => name === page.remote)?.live;
  if (!release && page.remote !== NO_REMOTE) throw new Error(`the site has no ${page.remote}`);
  // Of a shell without the script, all pages hydrate at load.
  const href = pressScriptIn(template);
  const script = hydratesAtPress(site, address) ? context.readFile(href) : undefined;
  // The first page that the content names answers for the code of its route: what staff write adds no control.
  if (script && !(known && own !== undefined)) assertWorksAlone(rendered.html);
  const html = pageDocument({
    ...context.pageFiles(release ?? { base: '' }, [...sheets, ...files]),
    template,
    // Visitors have another origin.
    rendered: rendered.html.replaceAll(RENDER_ORIGIN, ''),
    site,
    slice: rendered.slice,
    contentFiles: rendered.contentFiles,
    language,
    privatePaths: context.privatePaths,
    pressScript: script && { href, integrity: integrityOf(script) },
  });
  // What the page alone shows, the composer compares itself.
  const shown = rendered.shown.filter(([field]) => field !== PAGES_FIELD);
  return {
    html,
    made: {
      common: commonDigest(page.site, template),
      menu: menuDigest(page.site),
      files,
      shown,
      content: shownDigest(shown, context),
      contentFiles: rendered.contentFiles,
      ...(problems.length && { problems }),
      ...(unreadLocales.length && { unreadLocales }),
      ...(/<meta name="robots" content="noindex/.test(rendered.html) && { isUnlisted: true }),
    },
  };
}

/** A canary has a shell of its own, since a shell loads a dictionary once. */
const shellId = ({ folder, language }: SitePage) => folder + language;

/**
 * Each page has a shell of its own, so that what that fetched is what the page needs. It stays for pages that follow
 * and of which only the content differs.
 */
export async function renderNew(context: Context, task: RenderTask): Promise<RenderedHtml> {
  const { shells } = context;
  const id = shellId(task.page);
  const shell = await context.startShell();
  try {
    const rendered = await renderPage(context, task, shell);
    shells.get(id)?.close();
    shells.set(id, shell);
    return rendered;
  } catch (error) {
    shell.close();
    throw error;
  }
}

/** Renders a page of which only the content has changed: one shell renders all of a language. */
export async function renderContent(context: Context, task: RenderTask) {
  const { shells } = context;
  const id = shellId(task.page);
  const shell = shells.get(id) ?? (await context.startShell());
  shells.set(id, shell);
  return renderPage(context, task, shell);
}
