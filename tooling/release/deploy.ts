import { compose, reportComposed } from '../compose/compose';
import { readLedger } from '../compose/composedPages';
import { publicOrigin, withToldOrigin } from '../compose/publicOrigin';
import { expiredVersions, stayYoung } from './retention';
import { readSite } from './siteFile';
import { chooseTarget } from './targets/chooseTarget';
import type { Target } from './targets/target';
import { whatChanged } from './whatChanged';

/**
 * Does something to the deployed site, then refreshes the pages that show it and tells what changed.
 * The change itself is live as soon as `work` returns; what follows only refreshes HTML.
 */
export async function deploy(work: (target: Target) => Promise<unknown>) {
  const target = await chooseTarget();
  await target.pull();
  const before = readSite(target.siteDir);
  stayYoung(target.siteDir, before);
  // Before anything changes: afterwards the pages could not be written.
  publicOrigin(before);
  const began = performance.now();
  await work(target);
  const after = readSite(target.siteDir);
  const lines = whatChanged(before, after);
  if (lines.length === 0) return console.info('  nothing changed');
  const live = ((performance.now() - began) / 1000).toFixed(1);
  console.info([...lines, `  live after ${live} s`].join('\n'));

  if (process.env['PUBLIC_ORIGIN']) await target.change(withToldOrigin);
  const composed = await compose(target.siteDir);
  await target.pushPages();
  reportComposed(composed);
  if (composed.failed.length) process.exitCode = 1;
  const inUse = Object.values(readLedger(target.siteDir)).flatMap(({ files }) => files);
  for (const { app, version } of expiredVersions(target.siteDir, after, inUse)) {
    await target.remove(app, version);
    console.info(`  removed ${app} ${version}, live long ago`);
  }
}
