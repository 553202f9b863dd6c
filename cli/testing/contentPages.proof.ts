/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MOST_AT_ONCE } from '@shop/platform/compose/composeContentPages';
import { releaseBuilt } from '@shop/platform/release/releaseApps';
import { readRecord } from '@shop/platform/release/releaseRecord';
import { writeContent } from '@shop/platform/site/contentFiles';
import { webRoot } from '@shop/platform/site/generations';
import { rollBack } from '../../shared-site/changes';
import { createToySite } from './toySite';

const toySite = createToySite();
const { siteDir, target, builtShell, builtRemote, changeAndCompose, visit } = toySite;
afterAll(toySite.remove);

/** A remote whose content names its pages: `/poems/:title`. */
function poems(sentence: string) {
  const remote = builtRemote('mf-poems', sentence);
  remote.manifest.pages.push({ path: '/poems/:title', module: './page', fromContent: true });
  return remote;
}
const releasePoems = (sentence: string) => releaseBuilt({ remotes: [poems(sentence)] }, target);

async function save(pages: Record<string, string>, author = 'Ada') {
  const { digest } = await writeContent(siteDir, { content: { author }, files: { pages } });
  return changeAndCompose((site) => ({ ...site, content: digest }));
}
let composeNext = toySite.createContentPagesComposer();

/** Composes until no page is left. Sorted: either of two processes may be the faster one. */
async function composeAll(): Promise<string[]> {
  const { written, left, failed } = await composeNext();
  expect(failed).toEqual([]);
  return [...written, ...(left > 0 ? await composeAll() : [])].sort();
}
async function read(address: string) {
  const { status, text } = await visit(address);
  return `${status} ${/<h1>(.*?)<\/h1>/.exec(text)?.[1] ?? 'the layout'}`;
}
const progress = async () => JSON.parse((await visit('/content-pages.json')).text);

beforeAll(async () => {
  await releaseBuilt({ shell: builtShell(), remotes: [poems('a poem')] }, target);
});

test('composes the pages that the content names, and each again only when its own content changes', async () => {
  await save({ '/poems/sea': 'Waves', '/poems/hill': 'Grass', '/prose/x': 'No' });
  expect(await composeAll()).toEqual([
    ...['/es/poems/hill', '/es/poems/sea', '/poems/hill', '/poems/sea'],
  ]);
  expect(await read('/es/poems/hill')).toBe('200 Grass by Ada');

  await save({ '/poems/sea': 'Foam', '/poems/hill': 'Grass' });
  expect(await composeAll()).toEqual(['/es/poems/sea', '/poems/sea']);
  expect(await read('/poems/sea')).toBe('200 Foam by Ada');
  expect(await composeAll()).toEqual([]);
});

test('an address that the content does not name, or does not name any more, is not found', async () => {
  await save({ '/poems/hill': 'Grass' });
  await composeAll();
  expect(await read('/poems/hill')).toBe('200 Grass by Ada');
  expect(await read('/poems/sea')).toBe('404 the layout');
  expect(await read('/es/poems/sea')).toBe('404 the layout');
  expect(await read('/poems/never')).toBe('404 the layout');
});

/** More than are composed at once. */
const many = (text = 'Text') =>
  Object.fromEntries(
    Array.from({ length: MOST_AT_ONCE / 2 + 20 }, (_, n) => [`/poems/p${n}`, `${text} ${n}`]),
  );
const last = `/poems/p${MOST_AT_ONCE / 2 + 19}`;

describe('of more pages than are composed at once', () => {
  test('those that are left have the layout, and another process continues with them', async () => {
    await save(many());
    expect(await composeNext()).toMatchObject({ left: 40, written: { length: MOST_AT_ONCE } });
    expect(await read('/poems/p0')).toBe('200 Text 0 by Ada');
    expect(await read(last)).toBe('200 the layout');
    expect(await progress()).toEqual({ written: 50, pages: 70 });

    const before = composeNext;
    composeNext = toySite.createContentPagesComposer();
    expect(await composeAll()).toHaveLength(40);
    expect(await before()).toMatchObject({ written: [], left: 0 });
    expect(await read(`/es${last}`)).toBe('200 Text 69 by Ada');
    expect(await progress()).toEqual({ written: 70, pages: 70 });
  });

  test('those that a save changed go before the rest of an import', async () => {
    await save({});
    await composeAll();
    await save(many());
    await composeNext();
    const changed = { ...many(), [last]: 'Changed', '/poems/added': 'Added' };
    await save(changed);
    const { written } = await composeNext();
    // Two processes render them: which is first does not matter.
    expect(new Set(written.slice(0, 4))).toEqual(
      new Set([last, `/es${last}`, '/poems/added', '/es/poems/added']),
    );
    // The rest of the import waits for the next call, so that the save is published.
    expect(written).toHaveLength(12);
    await composeAll();
  });

  test('no one shows older content', async () => {
    await save(many(), 'Grace');
    await composeNext();
    const [first, later] = ['/poems/p0', '/es/poems/p60'];
    expect(await read(first)).toBe('200 Text 0 by Grace');
    expect(await read(later)).toBe('200 the layout');
    await composeAll();
    expect(await read(later)).toBe('200 Text 60 by Grace');
  });

  test('each keeps its HTML while a release is composed, but not after a rollback', async () => {
    await releasePoems('another poem');
    expect(await composeNext()).toMatchObject({ left: 40 });
    expect(await read(last)).toBe('200 Text 69 by Grace');
    const { text } = await visit(last);
    await composeAll();
    expect((await visit(last)).text).not.toBe(text);

    const find = (name: string, version: string) => readRecord(siteDir, name, version);
    await changeAndCompose((site) => rollBack(site, 'mf-poems', find));
    expect(await composeNext()).toMatchObject({ left: 40 });
    expect(await read(last)).toBe('200 the layout');
    await composeAll();
    expect((await visit(last)).text).toBe(text);
  });
});

test('names them in the sitemap', async () => {
  await changeAndCompose((site) => ({ ...site, origin: 'https://poems.example' }));
  const sitemap = readFileSync(path.join(webRoot(siteDir), 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain(`<loc>https://poems.example/es${last}</loc>`);
});
