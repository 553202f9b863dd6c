import { cpSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { composeSite } from '@shop/cli/compose/composeSite';
import { changeSite } from '@shop/platform/site/siteFile';
import { copySite } from '@shop/platform/site/testing/copySite';
import { PUBLIC_ORIGIN, preparedShop } from './preparedShop';
import { RunningSite } from './runningSite';
import { waitUntilPublished } from './waitUntilPublished';

test('prepares a migrated and composed shop for the tests to copy', async () => {
  test.slow();
  rmSync(preparedShop.folder, { recursive: true, force: true });
  const site = await RunningSite.start('bare');
  await waitUntilPublished(site);
  await changeSite(site.siteDir, (live) => ({ ...live, origin: PUBLIC_ORIGIN }));
  // Server and publisher have written the key and the content into the site: the pages carry both.
  test.expect((await composeSite(site.siteDir)).failed).toEqual([]);
  await site.kill();

  // Prepared in another folder first, so that other processes find only a complete one.
  const draft = `${preparedShop.folder}-${process.pid}`;
  cpSync(site.dataDir, path.join(draft, preparedShop.data), { recursive: true });
  copySite(site.siteDir, path.join(draft, preparedShop.site('composed')));
  const isComposed = (file: string) => /^index\.html/.test(path.basename(file));
  copySite(site.siteDir, path.join(draft, preparedShop.site('bare')), (file) => !isComposed(file));
  renameSync(draft, preparedShop.folder);
  await site.remove();
});
