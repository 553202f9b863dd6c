import { existsSync } from 'node:fs';
import path from 'node:path';
import { releaseRemote } from '@shop/platform/release/releaseApps';
import { openBucket } from '@shop/platform/release/targets/bucket';
import {
  readContentPages,
  removeContentPage,
  writeContentPage,
  writeContentPages,
  writeProgress,
} from '@shop/platform/site/contentPages';
import { CONTENT_PAGES, webRoot } from '@shop/platform/site/generations';
import type { Target } from '@shop/platform/site/target';
import { expect, test } from '../support/test';
import { bucketForTests } from './support/bucketMachines';
import { buildFixture, plainPage } from './support/fixtureRemote';

const { bucket, machine } = bucketForTests();

const van = () =>
  buildFixture({
    name: 'mf-van',
    pages: [{ path: '/van/:id', module: './page', fromContent: true }],
    code: plainPage('Van'),
  });
const keys = async () => {
  const { endpoint } = bucket();
  const listed = await openBucket({ bucket: 'shop', prefix: 'site', endpoint }).list('van');
  return listed.map(({ key }) => key);
};

/** What composing leaves of pages that the content names. */
function composeInto({ siteDir }: Target, ...addresses: string[]) {
  for (const address of addresses) writeContentPage(siteDir, address, address, Buffer.from('br'));
  const pages = addresses.map((address) => [address, { own: address }]);
  writeContentPages(siteDir, { kinds: {}, pages: Object.fromEntries(pages) });
  writeProgress(siteDir, { written: addresses.length, pages: addresses.length });
}

test('pages that the content names are in the bucket at their addresses, and machines share what is known of them', async () => {
  const [one, two] = [machine('first'), machine('second')];
  await releaseRemote(van(), one);
  composeInto(one, '/van/7', '/van/8');
  await one.pushContentPages(['/van/7', '/van/8']);
  expect(await keys()).toEqual(
    ['7', '8'].flatMap((id) => [`van/${id}/index.html`, `van/${id}/index.html.br`]),
  );

  // No machine needs a copy of the pages, and none takes them off.
  await two.change((site) => ({ ...site, origin: 'https://vans.example' }));
  expect(Object.keys(readContentPages(two.siteDir).pages)).toEqual(['/van/7', '/van/8']);
  for (const folder of [webRoot(two.siteDir), path.join(two.siteDir, CONTENT_PAGES)]) {
    expect(existsSync(path.join(folder, 'van'))).toBe(false);
  }
  expect(await keys()).toHaveLength(4);

  removeContentPage(one.siteDir, '/van/7');
  await one.pushContentPages(['/van/7']);
  expect(await keys()).toEqual(['van/8/index.html', 'van/8/index.html.br']);
});
