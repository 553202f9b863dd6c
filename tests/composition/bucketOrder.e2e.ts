import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deploy } from '@shop/cli/release/deploy';
import { checkRelease } from '@shop/platform/check/checkRelease';
import { releaseRemote } from '@shop/platform/release/releaseApps';
import { rollBackApp } from '@shop/platform/release/rollBackApp';
import { s3Target } from '@shop/platform/release/targets/s3Target';
import type { ComposedDraft } from '@shop/platform/site/changeAndCompose';
import { changeSite, readSite } from '@shop/platform/site/siteFile';
import type { Target } from '@shop/platform/site/target';
import { copySite } from '@shop/platform/site/testing/copySite';
import { retire } from '../../shared-site/changes';
import type { Remote, SiteConfig } from '../../shared-site/schema';
import { historyFile, joinSite, type VisitorSite } from '../../shared-site/siteHistory';
import { preparedShop } from '../support/preparedShop';
import { expect, test } from '../support/test';
import { type Operation, startBucket } from './support/bucketServer';
import { buildFixture, composingFixtureOnly, plainPage } from './support/fixtureRemote';

Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });

// This test opens no page. The default origin would start a shop.
test.use({ baseURL: 'http://localhost' });

const embedded = /<script type="application\/json" id="site">(.*?)<\/script>/s;
const referenced = /(?:src|href)="(\/[^"]+\.(?:js|css|woff2|json))"/g;

const entriesOf = ({ remotes }: { remotes: Remote[] }) =>
  remotes.flatMap(({ live, previous }) =>
    [live, ...(previous ? [previous] : [])].map(({ base, entry }) => base + entry),
  );

/** What a reader of the bucket would miss: files that a page or `site.json` names and that are not there. */
function missing(bucket: ReadonlyMap<string, string>): string[] {
  const site = JSON.parse(bucket.get('/site.json') ?? '') as VisitorSite;
  const pages = [...bucket].filter(([key]) => key.endsWith('/index.html'));
  const named = [
    ...entriesOf(joinSite(site)).map((file) => ['site.json', file]),
    ...(site.history ? [['site.json', `/${historyFile(site.history)}`]] : []),
    ...pages.flatMap(([page, html]) => [
      ...[...html.matchAll(referenced)].map(([, file]) => [page, file]),
      ...entriesOf(JSON.parse(embedded.exec(html)?.[1] ?? '') as SiteConfig).map((file) => [
        page,
        file,
      ]),
    ]),
  ];
  return named
    .filter(([, file]) => !bucket.has(file ?? ''))
    .map(([place, file]) => `${place} names ${file}`);
}

function apply(bucket: Map<string, string>, { key, bytes }: Operation) {
  if (bytes) bucket.set(key, String(bytes));
  else bucket.delete(key);
}

/** Puts a site that was released into a folder into the bucket. */
async function uploadAll(target: Target, siteDir: string) {
  const site = readSite(siteDir);
  for (const app of readdirSync(siteDir).filter((name) => /^(shell|mf-.*)$/.test(name))) {
    for (const version of readdirSync(path.join(siteDir, app)))
      await target.storeVersion(app, version);
  }
  const content = path.join(siteDir, 'content');
  const files = existsSync(content) ? readdirSync(content) : [];
  await target.upload(
    files.filter((name) => name.endsWith('.json')).map((name) => `/content/${name}`),
  );
  await target.change(() => site);
}

const title = 'a deployment to a bucket that stops after any object leaves every page whole';

test(title, { tag: '@prove' }, async () => {
  test.slow();
  const folder = mkdtempSync(path.join(tmpdir(), 'bucket-order-'));
  const siteDir = path.join(folder, 'site');
  copySite(path.join(preparedShop.folder, preparedShop.site('bare')), siteDir);
  await changeSite(siteDir, (site) => composingFixtureOnly(site, '/contact'));
  const store = await startBucket('shop');
  try {
    const to = s3Target({ bucket: 'shop', prefix: '', endpoint: store.endpoint, siteDir });
    const fixture = (heading: string) =>
      buildFixture({ prerender: ['/fixture'], code: plainPage(heading) });
    await uploadAll(to, siteDir);
    const before = store.operations.length;
    const options = { apps: ['mf-fixture'], to, settings: {} };
    const check = (composed: ComposedDraft) => checkRelease(options.apps, composed);
    await deploy((target) => releaseRemote(fixture('One'), target), { ...options, check });
    await deploy((target) => releaseRemote(fixture('Two'), target), { ...options, check });
    await deploy((target) => rollBackApp(target, 'mf-fixture'), options);
    await deploy(({ change }) => change((site) => retire(site, 'mf-fixture')), options);

    const bucket = new Map<string, string>();
    for (const operation of store.operations.slice(0, before)) apply(bucket, operation);
    expect(missing(bucket)).toEqual([]);
    const shown = new Set<string>();
    for (const operation of store.operations.slice(before)) {
      apply(bucket, operation);
      expect(missing(bucket), `after ${operation.key}`).toEqual([]);
      shown.add(/<h1>(\w+)<\/h1>/.exec(bucket.get('/fixture/index.html') ?? '')?.[1] ?? 'none');
    }
    expect([...shown]).toEqual(['none', 'One', 'Two']);
    expect(bucket.has('/fixture/index.html')).toBe(false);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
