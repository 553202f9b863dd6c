import { compose, reportComposed } from './compose/compose';
import { siteDir } from './paths';
import { main } from './run';

// npm run compose: refreshes the HTML of pages whose files changed; --all makes every page anew.
main(async () => {
  const began = performance.now();
  const composed = await compose(siteDir, { everything: process.argv.includes('--all') });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  reportComposed(composed);
  console.info(`in ${seconds} s`);
  if (composed.failed.length) process.exitCode = 1;
});
