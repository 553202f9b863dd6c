import { createServer } from 'node:net';
import { lockDirectory } from '@shop/platform/machine/directoryLock';
import { claimSite } from '@shop/platform/server/claimSite';
import { listen } from '@shop/platform/server/listen';
import type { SiteOptions } from '../serve/serveSite';
import { checkSpace } from './checkSpace';

/** @throws an Error of one sentence when the port, the folder or the data is in use, or a disk is full */
export async function checkNotInUse({
  port,
  host = '127.0.0.1',
  siteDir,
  dataDir,
  hosted,
}: SiteOptions) {
  checkSpace(siteDir);
  if (!hosted) checkSpace(dataDir);
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
  const releaseSite = await claimSite(siteDir);
  try {
    if (hosted) return;
    const releaseData = await lockDirectory(dataDir);
    await releaseData();
  } finally {
    await releaseSite();
  }
}
