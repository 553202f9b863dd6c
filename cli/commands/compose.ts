import { reportComposed } from '../../platform/disk/changeAndCompose';
import { siteDir } from '../../platform/disk/paths';
import { publicOrigin } from '../../platform/disk/publicOrigin';
import { requireShell } from '../../platform/disk/siteFile';
import { readSettings, withSettings } from '../../platform/disk/siteSettings';
import { composeSite } from '../compose/composeSite';
import { main } from '../run';

// npm run compose: refreshes the HTML of pages whose files, or the settings in site.config.json,
// changed; --all writes every page again.
main(async () => {
  const began = performance.now();
  const settings = readSettings();
  requireShell(siteDir);
  const everything = process.argv.includes('--all');
  const composed = await composeSite(siteDir, { everything }, (site) => {
    const next = withSettings(site, settings);
    // Throws before anything is composed.
    publicOrigin(next);
    return next;
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  reportComposed(composed);
  console.info(`in ${seconds} s`);
  if (composed.failed.length) process.exitCode = 1;
});
