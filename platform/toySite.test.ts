/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compose, type SitePolicy } from './compose/compose';
import { writeContent } from './disk/contentFiles';
import { integrityOf } from './disk/hashFiles';
import { changeSite, localTarget, readSite } from './disk/siteFile';
import type { BuiltRemote } from './release/builtRemote';
import { releaseBuilt } from './release/releaseApps';
import { readRecord } from './release/releaseRecord';
import { createSite } from './server/createSite';
import { hostedRoutes } from './server/hostedRoutes';
import { noSources } from './server/testing/noSources';
import { promote, retire, rollBack } from './site/changes';
import { CONTRACT_VERSION } from './site/contract';

/**
 * A shell without React or anything of the shop: it loads the script of a page's remote, and renders
 * what that writes about the published content.
 */
function toyShell() {
  const load = (src: string) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, { src, onload: resolve, onerror: reject });
      document.head.append(script);
    });
  Reflect.get(
    window,
    'composeWith',
  )?.(async (request: import('./site/rendering').RenderRequest) => {
    const { site, path: address, language, content } = request;
    const remote = site.remotes.find(({ live }) =>
      live.pages.some(({ path }) => path === address),
    )?.live;
    if (!remote) throw new Error(`no page for ${address}`);
    await load(remote.base + remote.entry);
    const write = Reflect.get(window, remote.container) as (
      language: string,
      name: string,
    ) => string;
    return {
      html: `<title>${address}</title><h1>${write(language, String(content['author']))}</h1>`,
      slice: { author: content['author'] },
      shown: [['author']],
      contentFiles: [],
    };
  });
}

let folder: string;
let siteDir: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'toy-'));
  siteDir = path.join(folder, 'site');
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function builtShell() {
  const dist = path.join(folder, 'shell');
  write(
    path.join(dist, 'index.html'),
    '<html lang="en"><head><script defer src="static/js/shell.js"></script></head><body><div id="root"></div></body></html>',
  );
  write(path.join(dist, 'static/js/shell.js'), `(${toyShell})();`);
  return { dist, abilities: { contracts: { oldest: 1, newest: CONTRACT_VERSION }, provides: {} } };
}

/** @param before what the remote's script does each time before it writes its sentence */
function builtRemote(name: string, sentence: string, before = ''): BuiltRemote {
  const dist = path.join(folder, name);
  const container = name.replace('-', '_');
  const script = `window.${container} = (language, author) => {${before}
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
  frameSlice: () => ({}),
  siteName: () => 'Poems and weather',
  privatePaths: [],
};

async function publish(author: string) {
  const { digest } = await writeContent(siteDir, { content: { author }, files: {} });
  await changeSite(siteDir, (site) => ({ ...site, content: digest }));
  return compose(siteDir, policy);
}

async function visit(address: string) {
  const response = await createSite(hostedRoutes(), {
    siteDir,
    sources: noSources,
    secure: false,
  }).request(address);
  return { status: response.status, text: await response.text() };
}

test('releases, composes, serves and retires two remotes of a site that is not the shop', async () => {
  const target = localTarget(siteDir);
  const remotes = [builtRemote('mf-poems', 'a poem'), builtRemote('mf-weather', 'rain')];
  await releaseBuilt({ shell: builtShell(), remotes }, target);
  expect(await publish('Ada')).toEqual({
    written: ['/poems', '/es/poems', '/weather', '/es/weather'],
    failed: [],
  });
  expect(await visit('/es/poems')).toMatchObject({
    status: 200,
    text: expect.stringContaining('<h1>es: a poem by Ada</h1>'),
  });
  expect((await visit('/Weather/')).status).toBe(200);
  expect((await visit('/prices')).status).toBe(404);

  const changed = await publish('Grace');
  expect(changed.written).toHaveLength(4);
  expect((await publish('Grace')).written).toEqual([]);
  expect((await visit('/weather')).text).toContain('en: rain by Grace');

  await target.change((site) => retire(site, 'mf-poems'));
  await compose(siteDir, policy);
  expect(readSite(siteDir).remotes.map(({ name }) => name)).toEqual(['mf-weather']);
  expect(existsSync(path.join(siteDir, 'poems/index.html'))).toBe(false);
  expect((await visit('/poems')).status).toBe(404);
});

test('a rollback and a promotion show HTML that was composed before, and render nothing', async () => {
  const target = localTarget(siteDir);
  const version = async (sentence: string, canary?: number) => {
    const built = builtRemote('mf-weather', sentence);
    await releaseBuilt({ remotes: [built] }, target, { canary });
    await compose(siteDir, policy);
    const { live, canary: started } = readSite(siteDir).remotes[0] ?? {};
    return path.join(siteDir, (started?.release ?? live)?.base ?? '', 'remoteEntry.js');
  };
  const find = (name: string, wanted: string) => readRecord(siteDir, name, wanted);
  const first = await version('sun');
  await version('storm');
  expect((await visit('/weather')).text).toContain('storm');

  // Whatever renders this version from now on fails.
  rmSync(first);
  await target.change((site) => rollBack(site, 'mf-weather', find));
  expect(await compose(siteDir, policy)).toEqual({
    written: ['/weather', '/es/weather'],
    failed: [],
  });
  expect((await visit('/es/weather')).text).toContain('sun');

  rmSync(await version('snow', 10));
  await target.change((site) => promote(site, 'mf-weather', find));
  expect((await compose(siteDir, policy)).failed).toEqual([]);
  expect((await visit('/weather')).text).toContain('snow');
});

test('pages that are composed together have the HTML of pages that are composed alone', async () => {
  // Each page changes all that another page of the same shell would notice, and then fails or reads it.
  const leavingTraces = (language: string) => `
    window.visits = (window.visits ?? 0) + 1;
    document.title += 'visited';
    document.cookie = 'visited=1';
    localStorage.setItem('visited', '1');
    Object.prototype.visited = (Object.prototype.visited ?? 0) + 1;
    if (language === '${language}') throw new Error('a page failed');
    author += [
      window.visits, document.title, document.cookie, localStorage.length, ({}).visited,
    ].join();
  `;
  const names = ['mf-first', 'mf-second', 'mf-third'];
  const remotes = names.map((name, index) =>
    builtRemote(name, name, leavingTraces(index === 1 ? 'es' : 'none')),
  );
  rmSync(siteDir, { recursive: true });
  await releaseBuilt({ shell: builtShell(), remotes }, localTarget(siteDir));
  const { digest } = await writeContent(siteDir, { content: { author: 'Ada' }, files: {} });
  const all = await changeSite(siteDir, (site) => ({ ...site, content: digest }));

  /** Composes the pages of these remotes only, in their order. */
  async function composeOf(chosen: string[]) {
    await changeSite(siteDir, () => ({
      ...all,
      remotes: chosen.flatMap((name) => all.remotes.filter((remote) => remote.name === name)),
    }));
    const { failed } = await compose(siteDir, policy, { everything: true });
    const addresses = chosen.flatMap((name) => [`/${name.slice(3)}`, `/es/${name.slice(3)}`]);
    const html = addresses
      .filter((address) => !failed.some((page) => page.address === address))
      .map((address) => [address, readFileSync(path.join(siteDir, address, 'index.html'), 'utf8')]);
    return { html: Object.fromEntries(html), failed };
  }

  const alone = [];
  for (const name of names) alone.push(await composeOf([name]));
  const expected = Object.assign({}, ...alone.map(({ html }) => html));
  const failed = [{ address: '/es/second', reason: 'Error: a page failed' }];
  expect(Object.keys(expected)).toHaveLength(5);
  expect(expected['/es/third']).toContain('by Ada1,visited,visited=1,1,1</h1>');
  expect(await composeOf(names)).toEqual({ html: expected, failed });
  expect(await composeOf(names.toReversed())).toEqual({ html: expected, failed });
});
