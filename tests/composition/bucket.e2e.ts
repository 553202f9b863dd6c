import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '@shop/platform/machine/writeAtomically';
import { installShell } from '@shop/platform/release/installShell';
import { releaseRemote } from '@shop/platform/release/releaseApps';
import { rollBackApp } from '@shop/platform/release/rollBackApp';
import { htmlFile, readLedger, writeLedger } from '@shop/platform/site/composeLedger';
import { withCopies } from '@shop/platform/site/compressFiles';
import { fileHeaders } from '@shop/platform/site/fileHeaders';
import { webRoot } from '@shop/platform/site/generations';
import { readSite } from '@shop/platform/site/siteFile';
import type { PrepareChange, Target } from '@shop/platform/site/target';
import { assertNoProblems } from '../../shared-site/assertNoProblems';
import { expect, test } from '../support/test';
import { bucketForTests, remoteWith } from './support/bucketMachines';
import { compose } from './support/bucketPages';

const { bucket, machine } = bucketForTests();

test('a bucket contains both releases that two machines make at the same instant', {
  tag: '@prove',
}, async () => {
  const versions = await Promise.all([
    releaseRemote(remoteWith('mf-one', 'One'), machine('first')),
    releaseRemote(remoteWith('mf-two', 'Two'), machine('second')),
  ]);
  const third = machine('third');
  await third.pull();
  const remotes = readSite(third.siteDir).remotes;
  expect(remotes.map(({ live }) => live.version)).toEqual(versions);
  for (const { live } of remotes) {
    expect(existsSync(path.join(third.siteDir, live.base, live.entry))).toBe(true);
  }
});

test('a second machine can roll a release back', { tag: '@prove' }, async () => {
  const one = machine('first');
  const first = await releaseRemote(remoteWith('mf-one', 'One'), one);
  await releaseRemote(remoteWith('mf-one', 'Two'), one);
  const other = machine('second');
  await other.pull();
  await rollBackApp(other, 'mf-one');
  await one.pull();
  expect(readSite(one.siteDir).remotes[0]?.live.version).toBe(first);
});

test('changed pages are pushed, and versions that are no longer needed are removed', async () => {
  const one = machine('first');
  const version = await releaseRemote(remoteWith('mf-one', 'One'), one);
  const layout = ({ siteDir }: Target) =>
    readFileSync(path.join(webRoot(siteDir), '_app.html'), 'utf8');
  const writeLayout = (text: string) =>
    one.change(
      (site) => site,
      async ({ folder: draft }) => writeAtomically(path.join(draft, '_app.html'), text),
    );
  await writeLayout('layout');
  const other = machine('second');
  await other.pull();
  expect(layout(other)).toBe('layout');

  await writeLayout('another layout');
  await one.remove('mf-one', version);
  await other.pull();
  expect(layout(other)).toBe('another layout');
  const fresh = machine('third');
  await fresh.pull();
  expect(existsSync(path.join(fresh.siteDir, 'mf-one', version))).toBe(false);
});

test('each object has the headers that are documented for its kind of file', {
  tag: '@prove',
}, async () => {
  const one = machine('first');
  const version = await releaseRemote(remoteWith('mf-one', 'One'), one);
  await compose(one, '/');
  for (const key of [
    ...withCopies(`mf-one/${version}/remoteEntry.js`),
    ...withCopies('index.html'),
    ...['site.json', '.composed.json'],
  ]) {
    const { status, headers } = await fetch(`${bucket().endpoint}/shop/site/${key}`);
    const { 'Access-Control-Allow-Origin': _, ...expected } = fileHeaders(key);
    expect(status).toBe(200);
    for (const [name, value] of Object.entries(expected))
      expect(headers.get(name), key).toBe(value);
    expect(headers.has('content-encoding'), key).toBe(/\.(br|gz)$/.test(key));
  }
});

const OTHER = { url: '', key: 'other' };

/** As the composer: the page shows fields of the site, and stays as it is where they are equal. */
async function composeOrigin({ folder: draft }: { folder: string }) {
  const { origin, backend } = readSite(draft);
  const common = `${origin} ${backend.key}`;
  const ledger = readLedger(draft);
  if (ledger['/']?.common === common) return;
  for (const suffix of ['', '.br']) writeAtomically(htmlFile(draft, '/') + suffix, common);
  const made = { common, menu: '', files: [], shown: [], content: '', contentFiles: [] };
  writeLedger(draft, { ...ledger, '/': made });
}

for (const file of ['index.html', 'index.html.br', '.composed.json']) {
  const details = file === 'index.html' ? {} : { tag: '@prove' };
  test(
    `a change while another machine writes ${file} ends with pages that show both`,
    details,
    async () => {
      const [one, two] = [machine('first'), machine('second')];
      bucket().interruptWrite(`/site/${file}`, () =>
        two.change((site) => ({ ...site, origin: 'https://two.example' }), composeOrigin),
      );
      await one.change((site) => ({ ...site, backend: OTHER }), composeOrigin);
      const fresh = machine('third');
      await fresh.pull();
      const both = 'https://two.example other';
      for (const suffix of ['', '.br']) {
        expect(readFileSync(htmlFile(fresh.siteDir, '/') + suffix, 'utf8')).toBe(both);
      }
      expect(readLedger(fresh.siteDir)['/']?.common).toBe(both);
    },
  );
}

test('a change while another machine uploads a new shell is composed with the new shell', {
  tag: '@prove',
}, async () => {
  const [one, two] = [machine('first'), machine('second')];
  const release = async (target: Target, version: string) => {
    const files = path.join(target.siteDir, 'shell', version);
    mkdirSync(path.join(files, 'static'), { recursive: true });
    writeFileSync(path.join(files, 'index.html'), '<script src="static/shell.js"></script>');
    await target.storeVersion('shell', version);
    const shell = { version, contract: 1, provides: {}, history: [] };
    await target.change(
      (site) => ({ ...site, shell }),
      async ({ folder: draft }) => installShell(draft),
    );
  };
  const layouts: string[] = [];
  await release(one, 'aaaaaaaaaaaa');
  bucket().interruptWrite('/site/_app.html', () =>
    two.change(
      (site) => ({ ...site, backend: OTHER }),
      async ({ folder: draft }) => {
        layouts.push(readFileSync(path.join(draft, '_app.html'), 'utf8'));
      },
    ),
  );
  await release(one, 'bbbbbbbbbbbb');
  expect(layouts).toEqual(['<script src="/shell/bbbbbbbbbbbb/static/shell.js"></script>']);
});

test('a change that is live is reported as made where pages of another change prevent its end', {
  tag: '@prove',
}, async () => {
  const [one, two] = [machine('first'), machine('second')];
  const reasons = ['/two cannot be rendered: Error: no such file'];
  bucket().interruptWrite('/site/index.html', () =>
    two.change((site) => ({ ...site, origin: 'https://two.example' })),
  );
  const failing: PrepareChange = async (draft) => {
    assertNoProblems('mf-one', readSite(draft.folder).origin ? reasons : []);
    await composeOrigin(draft);
  };
  await expect(one.change((site) => ({ ...site, backend: OTHER }), failing)).rejects.toThrow(
    /^s3:\/\/shop\/site was changed\. Others .* composed again:\n {2}- \/two cannot be rendered: Error: no such file$/,
  );
  const fresh = machine('third');
  await fresh.pull();
  expect(readSite(fresh.siteDir)).toMatchObject({
    origin: 'https://two.example',
    backend: OTHER,
  });
  // Nothing of this change is live: it is rejected in the usual words.
  await expect(one.change((site) => ({ ...site, contract: 9 }), failing)).rejects.toThrow(
    'mf-one is not released',
  );
});
