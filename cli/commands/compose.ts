import { siteDir } from '@shop/platform/machine/paths';
import { reportComposed } from '@shop/platform/site/changeAndCompose';
import { validPublicOrigin } from '@shop/platform/site/publicOrigin';
import { requireShell } from '@shop/platform/site/siteFile';
import { readSettings, withSettings } from '@shop/platform/site/siteSettings';
import { composeSite } from '../compose/composeSite';
import { createCommand, main } from '../run';

const command = createCommand(
  'compose',
  'Writes the HTML of pages whose files, or the settings in site.config.json, changed.',
)
  .option('--all', 'writes every page again')
  .action(async ({ all: everything = false }: { all?: boolean }) => {
    const began = performance.now();
    const settings = readSettings();
    requireShell(siteDir);
    const composed = await composeSite(siteDir, { everything }, (site) => {
      const next = withSettings(site, settings);
      // Throws before anything is composed.
      validPublicOrigin(next);
      return next;
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    reportComposed(composed);
    console.info(`in ${seconds} s`);
    if (composed.failed.length) process.exitCode = 1;
  });

main(() => command.parseAsync());
