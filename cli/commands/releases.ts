import { dataDir } from '@shop/platform/machine/paths';
import { readBuilt } from '@shop/platform/release/releaseRecord';
import { readSite } from '@shop/platform/site/siteFile';
import { CANARY_RULE } from '../../shared-site/judgeCanary';
import { chooseTarget } from '../release/chooseTarget';
import { releasesTable } from '../release/releasesTable';
import { readReports } from '../report/readReports';
import { createCommand, main } from '../run';

const command = createCommand(
  'releases',
  'Lists the versions, how long they have been live and for whom, and what their visits reported: of the local site on PORT, or of a hosted project with its SUPABASE_SECRET_KEY.',
)
  .argument('[app]', 'shell or a remote; default: all')
  .option('--days <number>', 'how many days of reports to count, 1 to 90', '14')
  .action(async (app: string | undefined, options: { days: string }) => {
    const days = Number(options.days);
    if (!(days >= 1 && days <= 90)) throw new Error('--days takes a number from 1 to 90');
    const target = await chooseTarget();
    await target.pull();
    const { name, siteDir } = target;
    const { PORT: port, SUPABASE_SECRET_KEY: secretKey } = process.env;
    const reports = await readReports({ siteDir, dataDir, days, port, secretKey }).catch(
      ({ message }: Error) => `no reports: ${message}`,
    );
    const site = readSite(siteDir);
    const table = releasesTable(site, {
      app,
      findBuilt: (built, version) => readBuilt(siteDir, built, version),
      findReport: typeof reports === 'string' ? undefined : reports,
    });
    const head = typeof reports === 'string' ? reports : `reports of the last ${days} days`;
    console.info(`${name}, ${head}\n${table}`);
    if (site.remotes.some(({ canary }) => canary)) console.info(`\n${CANARY_RULE}`);
  });

main(() => command.parseAsync());
