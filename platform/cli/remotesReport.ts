import { parseArgs } from 'node:util';
import { dataDir, siteDir } from '../disk/paths';
import { readEvents } from './report/readEvents';
import { remotesTable } from './report/remotesTable';
import { main } from './run';

// npm run remotes-report [-- --days 7]: loads, failures and load time, by remote and version.
main(async () => {
  const { values } = parseArgs({ options: { days: { type: 'string', default: '7' } } });
  const days = Number(values.days);
  if (!(days >= 1 && days <= 90)) throw new Error('--days takes a number from 1 to 90');
  const { PORT: port, SUPABASE_SECRET_KEY: secretKey } = process.env;
  console.info(remotesTable(await readEvents({ siteDir, dataDir, days, port, secretKey })));
});
