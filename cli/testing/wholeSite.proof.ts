/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { releaseBuilt } from '@shop/platform/release/releaseApps';
import { rollBackApp } from '@shop/platform/release/rollBackApp';
import { writeContent } from '@shop/platform/site/contentFiles';
import { webRoot } from '@shop/platform/site/generations';
import type { SiteConfig } from '../../shared-site/schema';
import { createToySite } from './toySite';

const { siteDir, target, composing, builtShell, builtRemote, changeAndCompose, visit, remove } =
  createToySite();
afterAll(remove);

const versionOf = (site: SiteConfig) => site.remotes[0]?.live.version;
const embedded = /<script type="application\/json" id="site">(.*?)<\/script>/s;

/** What a visitor gets: the version that an address was composed from, and what it shows. */
async function visitPage(address: string) {
  const { text } = await visit(address);
  return {
    version: versionOf(JSON.parse(embedded.exec(text)?.[1] ?? '') as SiteConfig),
    sentence: /<h1>..: (.*?)<\/h1>/.exec(text)?.[1],
  };
}

async function publish(author: string) {
  const { digest } = await writeContent(siteDir, { content: { author }, files: {} });
  await changeAndCompose((site) => ({ ...site, content: digest }));
}

const release = (sentence: string, to = composing) =>
  releaseBuilt({ remotes: [builtRemote('mf-weather', sentence)] }, to);

beforeAll(async () => {
  await releaseBuilt({ shell: builtShell(), remotes: [] }, target);
  await release('sun');
  await publish('Ada');
});

/** The versions that site.json names and that the pages of a remote were composed from, as of now. */
function versionsNow(): (string | undefined)[] {
  const live = (name: string) => fs.readFileSync(path.join(webRoot(siteDir), name), 'utf8');
  const pages = ['weather/index.html', 'es/weather/index.html'].map(
    (page) => embedded.exec(live(page))?.[1],
  );
  return [live('site.json'), ...pages].map((text) =>
    versionOf(JSON.parse(text ?? '') as SiteConfig),
  );
}

test('at no moment does site.json name another version than the HTML is of', async () => {
  const { renameSync } = fs;
  const seen: string[] = [];
  const look = () => seen.push([...new Set(versionsNow())].join(' and '));
  // Nothing that is served changes but by a rename.
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    look();
    renameSync(from, to);
    look();
  });
  const roll = () => rollBackApp(composing, 'mf-weather');
  const shown: (string | undefined)[] = [];
  for (const change of [
    () => release('rain'),
    () => release('snow'),
    roll,
    roll,
    () => publish('Grace'),
    () => release('storm'),
  ]) {
    await change();
    const [english, spanish] = [await visitPage('/weather'), await visitPage('/es/weather')];
    expect(english).toEqual(spanish);
    shown.push(english.sentence);
  }
  jest.restoreAllMocks();
  expect(shown).toEqual([
    ...['rain by Ada', 'snow by Ada', 'rain by Ada'],
    ...['sun by Ada', 'sun by Grace', 'storm by Grace'],
  ]);
  expect(seen.filter((versions) => versions.includes(' and '))).toEqual([]);
  // Those of sun, rain, snow and storm.
  expect(new Set(seen).size).toBe(4);
});

/** The functions of Node by which a release writes. */
const writes = ['renameSync', 'writeFileSync', 'symlinkSync', 'linkSync', 'rmSync'] as const;

/**
 * Runs work in which nothing is written any more from a certain rename on, as if its process were killed.
 * @returns whether it came that far
 */
async function killBeforeRename(at: number, work: () => Promise<unknown>): Promise<boolean> {
  let renames = 0;
  for (const name of writes) {
    const write = fs[name] as (...parts: unknown[]) => void;
    jest.spyOn(fs, name).mockImplementation((...parts: unknown[]) => {
      if (name === 'renameSync') renames += 1;
      if (renames >= at) throw new Error('killed');
      write(...parts);
    });
  }
  const outcome = await work().catch((error: Error) => error.message);
  jest.restoreAllMocks();
  if (renames < at) return false;
  expect(outcome).toBe('killed');
  return true;
}

test('a release that is killed before any of its renames leaves the site as it was', async () => {
  const before = (await visit('/site.json')).text;
  const version = versionOf(JSON.parse(before) as SiteConfig);
  const shown = { version, sentence: 'storm by Grace' };
  const built = builtRemote('mf-weather', 'fog');
  let at = 1;
  // The last rename replaces the link to the live generation.
  while (await killBeforeRename(at, () => releaseBuilt({ remotes: [built] }, composing))) {
    expect((await visit('/site.json')).text).toBe(before);
    expect([await visitPage('/weather'), await visitPage('/es/weather')]).toEqual([shown, shown]);
    at += 1;
  }
  expect(at).toBeGreaterThan(10);
  expect(await visitPage('/es/weather')).toMatchObject({ sentence: 'fog by Grace' });
});
