/** @jest-environment node */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@shop/platform/machine/hashFiles';
import { releaseBuilt } from '@shop/platform/release/releaseApps';
import { readRecord } from '@shop/platform/release/releaseRecord';
import {
  htmlFile,
  previousPages,
  readLedger,
  writeLedger,
} from '@shop/platform/site/composeLedger';
import { writeContent } from '@shop/platform/site/contentFiles';
import { readSite } from '@shop/platform/site/siteFile';
import { promote, retire, rollBack } from '../../shared-site/changes';
import { createToySite } from './toySite';

/** The page for unknown addresses, in both languages. */
const UNKNOWN = ['/.unknown/', '/.unknown/es/'];

const { siteDir, target, builtShell, builtRemote, changeAndCompose, visit, remove } =
  createToySite();
afterAll(remove);

/** What a script that leaves jsdom reaches. */
const NODE = `fetch.constructor('return process')()`;

const addressesOf = (name: string) => [`/${name.slice(3)}`, `/es/${name.slice(3)}`];

async function publish(author: string) {
  const { digest } = await writeContent(siteDir, { content: { author }, files: {} });
  return changeAndCompose((site) => ({ ...site, content: digest }));
}

test('releases, composes, serves and retires two remotes of a site that is not the shop', async () => {
  const remotes = [builtRemote('mf-poems', 'a poem'), builtRemote('mf-weather', 'rain')];
  await releaseBuilt({ shell: builtShell(), remotes }, target);
  expect(await publish('Ada')).toEqual({
    written: [...UNKNOWN, '/poems', '/es/poems', '/weather', '/es/weather'],
    failed: [],
    started: [],
  });
  expect(await visit('/es/poems')).toMatchObject({
    status: 200,
    text: expect.stringContaining('<h1>es: a poem by Ada</h1>'),
  });
  expect((await visit('/Weather/')).status).toBe(301);
  expect((await visit('/prices')).status).toBe(404);

  const changed = await publish('Grace');
  expect(changed.written).toHaveLength(4);
  expect((await publish('Grace')).written).toEqual([]);
  expect((await visit('/weather')).text).toContain('en: rain by Grace');

  await changeAndCompose((site) => retire(site, 'mf-poems'));
  expect(readSite(siteDir).remotes.map(({ name }) => name)).toEqual(['mf-weather']);
  expect(existsSync(htmlFile(siteDir, '/poems'))).toBe(false);
  expect((await visit('/poems')).status).toBe(404);
});

test('pages state the digest of the shell’s script', async () => {
  const tag = /<script defer src="([^"]+)" integrity="([^"]+)">/;
  for (const address of ['/weather', '/prices']) {
    const [, file = '', integrity] = tag.exec((await visit(address)).text) ?? [];
    expect(integrity).toBe(integrityOf(readFileSync(siteDir + file)));
  }
});

test('a rollback and a promotion show HTML that was composed before, and render nothing', async () => {
  const version = async (sentence: string, canary?: number) => {
    const built = builtRemote('mf-weather', sentence);
    await releaseBuilt({ remotes: [built] }, target, { canary });
    await changeAndCompose();
    const { live, canary: started } = readSite(siteDir).remotes[0] ?? {};
    return path.join(siteDir, (started?.release ?? live)?.base ?? '', 'remoteEntry.js');
  };
  const find = (name: string, wanted: string) => readRecord(siteDir, name, wanted);
  const first = await version('sun');
  await version('storm');
  expect((await visit('/weather')).text).toContain('storm');

  // Whatever renders this version from now on fails.
  rmSync(first);
  expect(await changeAndCompose((site) => rollBack(site, 'mf-weather', find))).toEqual({
    written: ['/weather', '/es/weather'],
    failed: [],
    started: [],
  });
  expect((await visit('/es/weather')).text).toContain('sun');

  rmSync(await version('snow', 10));
  expect((await changeAndCompose((site) => promote(site, 'mf-weather', find))).failed).toEqual([]);
  expect((await visit('/weather')).text).toContain('snow');
});

test('the copy of a page before has no compressed copy of another version', async () => {
  const release = async (sentence: string) => {
    await releaseBuilt({ remotes: [builtRemote('mf-weather', sentence)] }, target);
    await changeAndCompose();
  };
  const before = htmlFile(previousPages(siteDir), '/weather');
  await release('hail');
  await release('fog');
  expect(readFileSync(before, 'utf8')).toContain('hail');
  expect(existsSync(`${before}.br`)).toBe(true);
  rmSync(`${htmlFile(siteDir, '/weather')}.br`);
  await release('wind');
  expect(readFileSync(before, 'utf8')).toContain('fog');
  expect(existsSync(`${before}.br`)).toBe(false);
});

test('a page has the time at which its text changed, not its code', async () => {
  const release = async (sentence: string, code: string) => {
    await releaseBuilt({ remotes: [builtRemote('mf-weather', sentence, code)] }, target);
    expect((await changeAndCompose()).written).toContain('/weather');
    return readLedger(siteDir)['/weather']?.changed;
  };
  await release('mist', '');
  const { '/weather': page, ...others } = readLedger(siteDir);
  if (!page) throw new Error('/weather is not composed');
  writeLedger(siteDir, { ...others, '/weather': { ...page, changed: '2020-01-01T00:00:00.000Z' } });
  expect(await release('mist', '/* other code */')).toBe('2020-01-01T00:00:00.000Z');
  expect(await release('frost', '')).toMatch(/^20(?!20-)\d\d-.*Z$/);
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
  await releaseBuilt({ shell: builtShell(), remotes }, target);
  const { digest } = await writeContent(siteDir, { content: { author: 'Ada' }, files: {} });
  const all = await target.change((site) => ({ ...site, content: digest }));

  /** Composes the pages of these remotes only, in their order. */
  async function composeOf(chosen: string[]) {
    const change = () => ({
      ...all,
      remotes: chosen.flatMap((name) => all.remotes.filter((remote) => remote.name === name)),
    });
    const { failed } = await changeAndCompose(change, { everything: true });
    const addresses = chosen.flatMap(addressesOf);
    const html = addresses
      .filter((address) => !failed.some((page) => page.address === address))
      .map((address) => [address, readFileSync(htmlFile(siteDir, address), 'utf8')]);
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

test('many pages are rendered by two processes, and a page that throws or ends its process fails alone', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `mf-page${index + 10}`);
  const failing: Record<string, [code: string, reason: string]> = {
    'mf-page17': ["throw new Error('a page failed');", 'Error: a page failed'],
    'mf-page18': [`${NODE}.exit();`, 'its code ended the process that renders'],
  };
  const remotes = names.map((name) => builtRemote(name, name, failing[name]?.[0]));
  rmSync(siteDir, { recursive: true });
  await releaseBuilt({ shell: builtShell(), remotes }, target);
  const { written, failed } = await changeAndCompose();
  const rendered = names.filter((name) => !failing[name]).flatMap(addressesOf);
  expect(written).toEqual([...UNKNOWN, ...rendered]);
  const byAddress = failed.toSorted((a, b) => a.address.localeCompare(b.address));
  expect(byAddress).toEqual(
    ['/es/page17', '/es/page18', '/page17', '/page18'].map((address) => ({
      address,
      reason: failing[address.replace(/.*\//, 'mf-')]?.[1],
    })),
  );
  for (const address of rendered) {
    const name = address.replace(/.*\//, 'mf-');
    expect(readFileSync(htmlFile(siteDir, address), 'utf8')).toContain(`: ${name} by `);
  }
});
