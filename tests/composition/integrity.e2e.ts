import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { changeSite, readSite } from '@shop/platform/site/siteFile';
import type { Remote } from '../../shared-site/schema';
import { withoutPreviousVersion } from '../support/remoteHost';
import type { RunningSite } from '../support/runningSite';
import { expect, test } from '../support/test';

const REMOTE = 'mf-diagnostics';

test.use({ shop: 'integrity', expectedErrors: [/./] });
test.beforeEach(({ site }) => change(site, withoutPreviousVersion));

const change = async (site: RunningSite, edit: (remote: Remote) => Remote) => {
  await changeSite(site.siteDir, (config) => ({
    ...config,
    remotes: config.remotes.map((remote) => (remote.name === REMOTE ? edit(remote) : remote)),
  }));
};

type Convert = (bytes: Buffer) => Buffer;
const same: Convert = (bytes) => bytes;
const codecs: Record<string, [decode: Convert, encode: Convert]> = {
  '.br': [brotliDecompressSync, brotliCompressSync],
  '.gz': [gunzipSync, gzipSync],
};

/** Adds something harmless to a file of the live version, in every form it is served in. */
function tamper(site: RunningSite, isIt: (file: string) => boolean, addition: string) {
  const remote = readSite(site.siteDir).remotes.find(({ name }) => name === REMOTE);
  const folder = path.join(site.siteDir, remote?.live.base ?? '');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter(isIt).map((name) => path.join(folder, name));
  expect(files.length).toBeGreaterThan(0);
  const good = files.map((file) => [file, readFileSync(file)] as const);
  for (const [file, bytes] of good) {
    const [decode, encode] = codecs[path.extname(file)] ?? [same, same];
    writeFileSync(file, encode(Buffer.from(`${decode(bytes)}${addition}`)));
  }
  return () => {
    for (const [file, bytes] of good) writeFileSync(file, bytes);
  };
}

for (const [what, isIt, addition] of [
  ['entry', (file: string) => file.startsWith('remoteEntry.js'), ';window.tampered = true;'],
  [
    'script',
    (file: string) => /__federation_expose_diagnostics.*\.js(\.(br|gz))?$/.test(file),
    ';window.tampered = true;',
  ],
  ['style', (file: string) => /diagnostics.*\.css(\.(br|gz))?$/.test(file), 'body{color:red}'],
] as const) {
  const details = what === 'entry' ? {} : { tag: '@prove' };
  test(
    `a ${what} that differs from the released one is not used`,
    details,
    async ({ page, site }) => {
      const mend = tamper(site, isIt, addition);
      try {
        await page.goto('/diagnostics');
        await expect(page.getByRole('alert')).toContainText('(770) 555-0123');
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
        expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe(
          'rgb(255, 0, 0)',
        );
        await expect(page.getByRole('contentinfo')).toBeVisible();
      } finally {
        mend();
      }
    },
  );
}

test('a remote whose digest is missing is not loaded', { tag: '@prove' }, async ({
  page,
  site,
}) => {
  const released = readSite(site.siteDir).remotes.find(({ name }) => name === REMOTE);
  await change(site, ({ live: { integrity: _, ...live }, ...remote }) => ({ ...remote, live }));
  try {
    await page.goto('/diagnostics');
    await expect(page.getByRole('alert')).toContainText('(770) 555-0123');
  } finally {
    await change(site, (remote) => released ?? remote);
  }
});
