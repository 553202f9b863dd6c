import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleProgram } from '@shop/platform/build/bundleProgram';
import { checkRelease } from '@shop/platform/check/checkRelease';
import { type ComposeOptions, compose, type SitePolicy } from '@shop/platform/compose/compose';
import { createContentPagesComposer } from '@shop/platform/compose/composeContentPages';
import { createRenderProcesses, type OnEscapes } from '@shop/platform/compose/renderProcess';
import type { Sandbox } from '@shop/platform/compose/sandboxes';
import { integrityOf } from '@shop/platform/machine/hashFiles';
import type { BuiltRemote } from '@shop/platform/release/builtRemote';
import { createSite } from '@shop/platform/server/createSite';
import { hostedRoutes } from '@shop/platform/server/hostedRoutes';
import { contentPolicies } from '@shop/platform/server/pageHeaders';
import { noSources } from '@shop/platform/server/testing/noSources';
import { type Composed, changeAndCompose } from '@shop/platform/site/changeAndCompose';
import { localTarget } from '@shop/platform/site/siteFile';
import type { ChangeSite, Target } from '@shop/platform/site/target';
import { CONTRACT_VERSION } from '../../shared-site/contract';

/**
 * A shell without React or anything of the shop: it loads the script of a page's remote, and renders
 * what that writes about the published content. What it reports as seen, the script sets as `window.seen`.
 */
function toyShell() {
  const { src } = document.currentScript as HTMLScriptElement;
  const page = src.replace('shell.js', 'page.js');
  const load = (src: string) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, { src, onload: resolve, onerror: reject });
      document.head.append(script);
    });
  const nothing = { contentFiles: [], missingWidgets: [], unreadLocales: [] };
  Reflect.get(
    window,
    'composeWith',
  )?.(async (request: import('../../shared-site/rendering').RenderRequest) => {
    const { site, path: address, language, content, files } = request;
    const own = (files['pages'] as Record<string, unknown> | undefined)?.[address];
    const remote = site.remotes.find(({ live }) =>
      live.pages.some(({ path }) => path === address || (own && path.startsWith('/poems/:'))),
    )?.live;
    // The page for unknown addresses.
    if (!remote) return { ...nothing, html: '<h1>Nothing here</h1>', slice: {}, shown: [] };
    await load(page);
    await load(remote.base + remote.entry);
    const seen = () => Reflect.get(window, 'seen') as object | undefined;
    const write = Reflect.get(window, remote.container) as (
      language: string,
      name: string,
    ) => Promise<string>;
    if (own) {
      const html = `<h1>${String(own)} by ${String(content['author'])}</h1>`;
      return { ...nothing, html, slice: { own }, shown: [['pages', address], ['author']] };
    }
    return {
      ...nothing,
      html: `<title>${address}</title><h1>${await write(language, String(content['author']))}</h1>`,
      slice: { author: content['author'] },
      shown: [['author']],
      ...seen(),
    };
  });
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @param edition makes it another version */
function builtShell(folder: string, edition: string) {
  const dist = path.join(folder, 'shell');
  write(
    path.join(dist, 'index.html'),
    '<html lang="en"><head><script defer src="static/js/shell.js"></script></head><body><div id="root"></div></body></html>',
  );
  write(path.join(dist, 'static/js/shell.js'), `(${toyShell})(); // ${edition}`);
  write(path.join(dist, 'static/js/page.js'), '');
  return { dist, abilities: { contract: CONTRACT_VERSION, provides: {} } };
}

/** @param before what the remote's script does each time before it writes its sentence */
function builtRemote(folder: string, name: string, sentence: string, before: string): BuiltRemote {
  const dist = path.join(folder, name);
  const container = name.replace('-', '_');
  const script = `window.${container} = async (language, author) => {${before}
    return language + ': ${sentence} by ' + author;
  };`;
  write(path.join(dist, 'remoteEntry.js'), script);
  mkdirSync(path.join(dist, 'static'), { recursive: true });
  const address = `/${name.slice(3)}`;
  return {
    manifest: {
      name,
      contract: CONTRACT_VERSION,
      devPort: 1,
      exposes: { './page': './page.js' },
      pages: [{ path: address, module: './page' }],
      widgets: [],
      navigation: [],
      prerender: [address],
    },
    dist,
    entry: 'remoteEntry.js',
    container,
    integrity: integrityOf(script),
    exposes: { './page': [] },
    requires: {},
    imports: [],
  };
}

const policy: SitePolicy = {
  layoutSlice: () => ({}),
  siteName: () => 'Poems and weather',
  contentPages: ({ files }) => {
    const pages = Object.entries((files['pages'] ?? {}) as Record<string, string>);
    return Object.fromEntries(pages.map(([address, own]) => [address, () => own]));
  },
  privatePaths: [],
  policies: (site) => contentPolicies(site, noSources),
};

interface ToyOptions {
  onEscapes?: OnEscapes;
  /** In which pages are rendered. */
  among?: readonly Sandbox[];
}

/** Creates an empty folder for a site of small remotes that is not the shop, and what works on it. */
export function createToySite({ onEscapes = () => {}, among }: ToyOptions = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'toy-'));
  const siteDir = path.join(folder, 'site');
  const target = localTarget(siteDir);
  const program = bundleProgram('platform/compose/renderChild.ts');
  const startProcesses = (draft: string) => createRenderProcesses(program, draft, onEscapes, among);
  const composeIn = (draft: string, options: ComposeOptions) => {
    const processes = startProcesses(draft);
    return compose(draft, policy, processes, options).finally(processes.close);
  };
  const composing: Target = {
    ...target,
    change: (change, prepare) =>
      target.change(change, async (draft) => {
        await prepare?.(draft);
        await composeIn(draft.folder, { composed: draft.earlier });
      }),
  };
  return {
    siteDir,
    target,
    /** The same, whose changes compose their pages. */
    composing,
    builtShell: (edition = '') => builtShell(folder, edition),
    /** A remote with one page, `/<name without mf->`, that shows a sentence. */
    builtRemote: (name: string, sentence: string, before = '') =>
      builtRemote(folder, name, sentence, before),
    /** The same, which goes live only where the pages of the released remotes pass the checks of a release. */
    checking: (...apps: string[]): Target => ({
      ...target,
      change: (change, prepare) =>
        target.change(change, async (draft) => {
          await prepare?.(draft);
          const composed = await composeIn(draft.folder, { composed: draft.earlier, starts: apps });
          await checkRelease(apps, { draft: draft.folder, siteDir, ...composed });
        }),
    }),
    /** Changes the site together with its pages. */
    changeAndCompose: (
      change: ChangeSite = (site) => site,
      options: ComposeOptions = {},
    ): Promise<Composed> =>
      changeAndCompose(target, change, (draft, composed) =>
        composeIn(draft, { composed, ...options }),
      ),
    /** Composes the next pages that the content names; each one is as if it had been started just now. */
    createContentPagesComposer() {
      const composeNext = createContentPagesComposer(policy, startProcesses);
      return () => composeNext(siteDir);
    },
    async visit(address: string) {
      const served = { siteDir, sources: noSources };
      const response = await createSite(hostedRoutes(), served).request(address);
      return { status: response.status, text: await response.text() };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
