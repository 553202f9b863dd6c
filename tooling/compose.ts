import { compose, reportComposed } from './compose/compose';
import { withToldOrigin } from './compose/publicOrigin';
import { siteDir } from './paths';
import { changeSite, requireShell } from './release/siteFile';
import { main } from './run';

// npm run compose: refreshes the HTML of pages whose files changed; --all makes every page anew.
// PUBLIC_ORIGIN=https://shop.example says where the public reaches the site, and is remembered.
main(async () => {
  const began = performance.now();
  requireShell(siteDir);
  await changeSite(siteDir, withToldOrigin);
  const composed = await compose(siteDir, { everything: process.argv.includes('--all') });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  reportComposed(composed);
  console.info(`in ${seconds} s`);
  if (composed.failed.length) process.exitCode = 1;
});
