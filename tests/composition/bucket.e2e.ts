import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, removeStale } from '../../platform/compose/composedPages';
import { htmlFile, readLedger, writeLedger } from '../../platform/disk/composeLedger';
import { withCopies } from '../../platform/disk/compressFiles';
import { fileHeaders } from '../../platform/disk/fileHeaders';
import { webRoot } from '../../platform/disk/generations';
import { readSite, writeAtomically } from '../../platform/disk/siteFile';
import type { PrepareChange, Target } from '../../platform/disk/target';
import { installShell } from '../../platform/release/installShell';
import { releaseRemote } from '../../platform/release/releaseApps';
import { rollBackApp } from '../../platform/release/rollBackApp';
import { s3Target } from '../../platform/release/targets/s3Target';
import { assertNoProblems } from '../../platform/site/assertNoProblems';
import { operate } from '../support/operate';
import { expect, test } from '../support/test';
import { startBucket } from './support/bucketServer';
import { buildFixture, plainPage } from './support/fixtureRemote';

Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });

// These tests open no page. The default origin would start a shop.
test.use({ baseURL: 'http://localhost' });

let bucket: Awaited<ReturnType<typeof startBucket>>;
let folder: string;
test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'machines-'));
  bucket = await startBucket('shop');
});
test.afterEach(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A machine whose only knowledge of the site comes from the bucket. */
const machine = (name: string) =>
  s3Target({
    bucket: 'shop',
    prefix: 'site',
    endpoint: bucket.endpoint,
    siteDir: path.join(folder, name),
  });

const fixture = (name: string, heading: string) =>
  buildFixture({
    name,
    pages: [{ path: `/${name.slice(3)}`, module: './page' }],
    code: plainPage(heading),
  });

test('a bucket contains both releases that two machines make at the same instant', async () => {
  const versions = await Promise.all([
    releaseRemote(fixture('mf-one', 'One'), machine('first')),
    releaseRemote(fixture('mf-two', 'Two'), machine('second')),
  ]);
  const third = machine('third');
  await third.pull();
  const remotes = readSite(third.siteDir).remotes;
  expect(remotes.map(({ live }) => live.version)).toEqual(versions);
  for (const { live } of remotes) {
    expect(existsSync(path.join(third.siteDir, live.base, live.entry))).toBe(true);
  }
});

test('a second machine can roll a release back', async () => {
  const one = machine('first');
  const first = await releaseRemote(fixture('mf-one', 'One'), one);
  await releaseRemote(fixture('mf-one', 'Two'), one);
  const other = machine('second');
  await other.pull();
  await rollBackApp(other, 'mf-one');
  await one.pull();
  expect(readSite(one.siteDir).remotes[0]?.live.version).toBe(first);
});

test('changed pages are pushed, and versions that are no longer needed are removed', async () => {
  const one = machine('first');
  const version = await releaseRemote(fixture('mf-one', 'One'), one);
  const frame = ({ siteDir }: Target) =>
    readFileSync(path.join(webRoot(siteDir), '_app.html'), 'utf8');
  const writeFrame = (text: string) =>
    one.change(
      (site) => site,
      async ({ folder: draft }) => writeAtomically(path.join(draft, '_app.html'), text),
    );
  await writeFrame('frame');
  const other = machine('second');
  await other.pull();
  expect(frame(other)).toBe('frame');

  await writeFrame('another frame');
  await one.remove('mf-one', version);
  await other.pull();
  expect(frame(other)).toBe('another frame');
  const fresh = machine('third');
  await fresh.pull();
  expect(existsSync(path.join(fresh.siteDir, 'mf-one', version))).toBe(false);
});

test('each object has the headers that are documented for its kind of file', async () => {
  const one = machine('first');
  const version = await releaseRemote(fixture('mf-one', 'One'), one);
  await compose(one, '/');
  for (const key of [
    ...withCopies(`mf-one/${version}/remoteEntry.js`),
    ...withCopies('index.html'),
    ...['site.json', '.composed.json'],
  ]) {
    const { status, headers } = await fetch(`${bucket.endpoint}/shop/site/${key}`);
    const { 'Access-Control-Allow-Origin': _, ...expected } = fileHeaders(key);
    expect(status).toBe(200);
    for (const [name, value] of Object.entries(expected))
      expect(headers.get(name), key).toBe(value);
    expect(headers.has('content-encoding'), key).toBe(/\.(br|gz)$/.test(key));
  }
});

/** What composing leaves: a page in both forms, and the list of all pages. */
function composeInto(draft: string, ...addresses: string[]) {
  const made = { common: '', files: [], shown: [], content: '', contentFiles: [] };
  const ledger = Object.fromEntries(addresses.map((at) => [at, made]));
  for (const address of addresses) {
    mkdirSync(path.join(draft, address), { recursive: true });
    for (const file of withCopies(htmlFile(draft, address))) writeAtomically(file, address);
  }
  writeLedger(draft, removeStale(draft, { ...readLedger(draft), ...ledger }, pages(addresses)));
}
const compose = (target: Target, ...addresses: string[]) =>
  target.change(
    (site) => site,
    async ({ folder: draft }) => composeInto(draft, ...addresses),
  );
const pages = (addresses: string[]) =>
  addresses.map((at) => ({ folder: '', path: at, language: 'en' }) as Page);

const has = ({ siteDir }: Target, address: string) =>
  withCopies(htmlFile(siteDir, address)).map((file) => existsSync(file));

test('a page removed from the site is removed from the bucket, and no machine restores it', async () => {
  const [one, two] = [machine('first'), machine('second')];
  await one.change(
    (site) => site,
    async ({ folder: draft }) => {
      composeInto(draft, '/', '/fleet');
      // A page that another program, not the composer, wrote into the same bucket.
      mkdirSync(path.join(draft, 'menu'));
      writeFileSync(path.join(draft, 'menu/index.html'), 'theirs');
    },
  );
  await two.pull();
  expect(has(two, '/fleet')).toEqual([true, true, true]);
  rmSync(path.join(webRoot(one.siteDir), 'menu'), { recursive: true });

  await compose(one, '/');
  await two.pull();
  expect(has(two, '/fleet')).toEqual([false, false, false]);
  await two.change((site) => site);

  const fresh = machine('third');
  await fresh.pull();
  expect(has(fresh, '/fleet')).toEqual([false, false, false]);
  expect(has(fresh, '/')).toEqual([true, true, true]);
  expect(has(fresh, '/menu')).toEqual([true, false, false]);
});

test('a page that another machine adds at the same time is not removed', async () => {
  const [one, two] = [machine('first'), machine('second')];
  // The same `site.json` from now on, so that no machine notices the change of the other.
  await one.change((site) => site);
  await one.change(
    (site) => site,
    async ({ folder: draft }) => {
      await compose(two, '/fleet');
      composeInto(draft, '/');
    },
  );
  const fresh = machine('third');
  await fresh.pull();
  expect(has(fresh, '/fleet')).toEqual([true, true, true]);
});

/** As the composer: the page shows fields of the site, and stays as it is where they are equal. */
async function composeOrigin({ folder: draft }: { folder: string }) {
  const { origin, sampleCatalogue } = readSite(draft);
  const common = `${origin} ${sampleCatalogue}`;
  const ledger = readLedger(draft);
  if (ledger['/']?.common === common) return;
  for (const suffix of ['', '.br']) writeAtomically(htmlFile(draft, '/') + suffix, common);
  const made = { common, files: [], shown: [], content: '', contentFiles: [] };
  writeLedger(draft, { ...ledger, '/': made });
}

for (const file of ['index.html', 'index.html.br', '.composed.json']) {
  test(`a change while another machine writes ${file} ends with pages that show both`, async () => {
    const [one, two] = [machine('first'), machine('second')];
    bucket.interruptWrite(`/site/${file}`, () =>
      two.change((site) => ({ ...site, origin: 'https://two.example' }), composeOrigin),
    );
    await one.change((site) => ({ ...site, sampleCatalogue: false }), composeOrigin);
    const fresh = machine('third');
    await fresh.pull();
    const both = 'https://two.example false';
    for (const suffix of ['', '.br']) {
      expect(readFileSync(htmlFile(fresh.siteDir, '/') + suffix, 'utf8')).toBe(both);
    }
    expect(readLedger(fresh.siteDir)['/']?.common).toBe(both);
  });
}

test('a change while another machine uploads a new shell is composed with the new shell', async () => {
  const [one, two] = [machine('first'), machine('second')];
  const release = async (target: Target, version: string) => {
    const files = path.join(target.siteDir, 'shell', version);
    mkdirSync(path.join(files, 'static'), { recursive: true });
    writeFileSync(path.join(files, 'index.html'), '<script src="static/shell.js"></script>');
    await target.storeVersion('shell', version);
    const contracts = { oldest: 1, newest: 1 };
    const shell = { version, contracts, provides: {}, history: [] };
    await target.change(
      (site) => ({ ...site, shell }),
      async ({ folder: draft }) => installShell(draft),
    );
  };
  const frames: string[] = [];
  await release(one, 'aaaaaaaaaaaa');
  bucket.interruptWrite('/site/_app.html', () =>
    two.change(
      (site) => ({ ...site, sampleCatalogue: false }),
      async ({ folder: draft }) => {
        frames.push(readFileSync(path.join(draft, '_app.html'), 'utf8'));
      },
    ),
  );
  await release(one, 'bbbbbbbbbbbb');
  expect(frames).toEqual(['<script src="/shell/bbbbbbbbbbbb/static/shell.js"></script>']);
});

test('a change that is live is reported as made where pages of another change prevent its end', async () => {
  const [one, two] = [machine('first'), machine('second')];
  const reasons = ['/two cannot be rendered: Error: no such file'];
  bucket.interruptWrite('/site/index.html', () =>
    two.change((site) => ({ ...site, origin: 'https://two.example' })),
  );
  const failing: PrepareChange = async (draft) => {
    assertNoProblems('mf-one', readSite(draft.folder).origin ? reasons : []);
    await composeOrigin(draft);
  };
  await expect(
    one.change((site) => ({ ...site, sampleCatalogue: false }), failing),
  ).rejects.toThrow(
    /^s3:\/\/shop\/site was changed\. Others .* composed again:\n {2}- \/two cannot be rendered: Error: no such file$/,
  );
  const fresh = machine('third');
  await fresh.pull();
  expect(readSite(fresh.siteDir)).toMatchObject({
    origin: 'https://two.example',
    sampleCatalogue: false,
  });
  // Nothing of this change is live: it is rejected in the usual words.
  await expect(one.change((site) => ({ ...site, contract: 9 }), failing)).rejects.toThrow(
    'mf-one is not released',
  );
});

test('a backup of a hosted site restores the pages and versions of its bucket', {
  tag: '@prove',
}, async () => {
  const shop = (name: string) => ({
    siteDir: path.join(folder, name),
    dataDir: path.join(folder, 'data'),
    folder,
  });
  const env = {
    SITE_TARGET: 's3://shop/site',
    S3_ENDPOINT: bucket.endpoint,
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
  };
  const one = machine('first');
  const version = await releaseRemote(fixture('mf-one', 'One'), one);
  await compose(one, '/');
  const output = await operate(shop('second'), 'backup', [path.join(folder, 'backups')], env);
  expect(output).toContain('The data is not in it');
  const [file = ''] = output.split('\n');
  expect(await operate(shop('second'), 'verifyBackup', [file])).toContain(
    'no data (it is in the hosted project), 1 apps',
  );

  const other = await releaseRemote(fixture('mf-one', 'Two'), one);
  await compose(one, '/', '/fleet');
  await one.remove('mf-one', version);
  const restore = (...options: string[]) =>
    operate(shop('third'), 'restore', [file, ...options], env);
  await expect(restore()).rejects.toThrow(/s3:\/\/shop\/site would be replaced/);
  expect(await restore('--replace')).toMatch(/^Restored as of/m);
  const fresh = machine('fourth');
  await fresh.pull();
  const [remote] = readSite(fresh.siteDir).remotes;
  expect(remote?.live.version).toBe(version);
  expect(has(fresh, '/')).toEqual([true, true, true]);
  expect(has(fresh, '/fleet')).toEqual([false, false, false]);
  const entryOf = (name: string) =>
    existsSync(path.join(fresh.siteDir, 'mf-one', name, remote?.live.entry ?? ''));
  expect([version, other].map(entryOf)).toEqual([true, true]);
});
