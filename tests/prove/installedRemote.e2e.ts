import { rmSync } from 'node:fs';
import { installForeignApp } from '../composition/support/foreignApps';
import { expectStockRemote } from '../composition/support/stockRemote';
import { operate } from '../support/operate';
import { test } from '../support/test';
import { timeLimit } from '../support/timeLimit';

test.use({ shop: 'installed remote', html: 'composed' });

const title = 'a remote works that was installed from npm and built in an empty folder';

test(title, { tag: '@prove' }, async ({ page, site }) => {
  test.setTimeout(timeLimit(10 * 60_000));
  const folder = installForeignApp('stock-remote');
  try {
    await operate(site, 'release', ['mf-stock', '--from', folder]);
    await expectStockRemote(page);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
