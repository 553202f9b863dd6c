import { parseArgs } from 'node:util';
import { dataDir } from '../../platform/disk/paths';
import { readSite } from '../../platform/disk/siteFile';
import { readBuilt } from '../../platform/release/releaseRecord';
import { CANARY_RULE } from '../../shared-site/judgeCanary';
import { chooseTarget } from '../release/chooseTarget';
import { releasesTable } from '../release/releasesTable';
import { readReports } from '../report/readReports';
import { main } from '../run';

// npm run releases [-- mf-booking] [--days 7]: which versions there are, since when, who gets them, where they
// come from, and what their visits reported: of the local site on PORT, or of a hosted project with its
// SUPABASE_SECRET_KEY.
main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { days: { type: 'string', default: '14' } },
  });
  const days = Number(values.days);
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
    app: positionals[0],
    findBuilt: (app, version) => readBuilt(siteDir, app, version),
    findReport: typeof reports === 'string' ? undefined : reports,
  });
  const head = typeof reports === 'string' ? reports : `reports of the last ${days} days`;
  console.info(`${name}, ${head}\n${table}`);
  if (site.remotes.some(({ canary }) => canary)) console.info(`\n${CANARY_RULE}`);
});
