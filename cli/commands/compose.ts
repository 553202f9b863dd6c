import { reportComposed } from '../../platform/disk/changeAndCompose';
import { siteDir } from '../../platform/disk/paths';
import { validPublicOrigin } from '../../platform/disk/publicOrigin';
import { requireShell } from '../../platform/disk/siteFile';
import { readSettings, withSettings } from '../../platform/disk/siteSettings';
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
